export const HOUSE_NAME = '店渡网络科技有限公司'
