import { registrationAgreement, toCompanyInfo, type Company } from '../../src/company/index.ts'
import { ok } from '../../src/kernel/index.ts'

const SAID = [
  { flag: 'company_name', contact: '店渡网络科技有限公司' },
  { flag: 'bottom_phone', contact: '400-000-0000' },
  { flag: 'contact_email', contact: 'diandu@example.com' },
  { flag: 'qq', contact: '10000' },
  { flag: 'avatar', contact: '/icon.svg' },
  { flag: 'demo', contact: '1' },
]

export const createMemoryCompany = (): Company => ({
  info: async () => ok(toCompanyInfo(SAID)),
  agreement: async () => ok(registrationAgreement),
})
