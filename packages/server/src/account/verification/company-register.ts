import type { RegisteredCompany } from '@diandu/core/account'

/** The public register of companies. */
export interface CompanyRegister {
  readonly find: (creditCode: string) => Promise<RegisteredCompany | undefined>
}

const COMPANIES: readonly RegisteredCompany[] = [
  { creditCode: '91350100M000100Y43', companyName: '店渡网络科技有限公司', legalPerson: '林知远' },
  { creditCode: '91350200MA2XNAMM76', companyName: '厦门拾光服饰有限公司', legalPerson: '周以宁' },
]

/** Simulates the register: it has heard of two companies, both invented. */
export const sandboxRegister: CompanyRegister = {
  find: async (creditCode) => COMPANIES.find((company) => company.creditCode === creditCode.toUpperCase()),
}
