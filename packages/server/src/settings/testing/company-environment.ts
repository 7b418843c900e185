/** A company as an operator sets it. */
export const COMPANY_ENVIRONMENT = {
  COMPANY_NAME: '福州渡口网络科技有限公司',
  COMPANY_LICENCE_NUMBER: '91350100M000100Y43',
  COMPANY_ICP: '闽ICP备12345678号-1',
  COMPANY_COPYRIGHT: '© 2026 渡口',
  COMPANY_EMAIL: 'care@example.com',
  COMPANY_PHONE: '0591-12345678',
  COMPANY_QQ: '800012345',
} as const
