export { advisersOf, type Adviser } from './adviser.ts'
export { AGREEMENT_NAMES, type Agreement, type AgreementName, type AgreementText } from './agreement.ts'
export type { Company } from './company.ports.ts'
export {
  COMPANY_FLAGS,
  companyItemsAt,
  isInventedCompany,
  toCompanyInfo,
  type CompanyInfo,
  type CompanyItem,
} from './company-info.ts'
export { registrationAgreement } from './registration-agreement.ts'
