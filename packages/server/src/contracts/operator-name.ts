export const OPERATOR_NAME = '店渡网络科技有限公司'
