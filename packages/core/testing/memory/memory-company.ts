import { advisersOf, registrationAgreement, toCompanyInfo, type Company } from '../../src/company/index.ts'
import { ok } from '../../src/kernel/index.ts'

export const MEMORY_COMPANY = [
  { flag: 'company_name', contact: '店渡网络科技有限公司' },
  { flag: 'bottom_phone', contact: '400-000-0000' },
  { flag: 'contact_email', contact: 'diandu@example.com' },
  { flag: 'qq', contact: '10000' },
  { flag: 'avatar', contact: '/icon.svg' },
  { flag: 'demo', contact: '1' },
]

export const createMemoryCompany = (): Company => ({
  info: async () => ok(toCompanyInfo(MEMORY_COMPANY)),
  advisers: async () => ok(advisersOf(toCompanyInfo(MEMORY_COMPANY))),
  agreement: async () => ok(registrationAgreement),
})
