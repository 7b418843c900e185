export { AGREEMENT_NAMES, type Agreement, type AgreementName, type AgreementText } from './agreement.ts'
export type { Company } from './company.ports.ts'
export { COMPANY_FLAGS, isInventedCompany, toCompanyInfo, type CompanyInfo, type CompanyItem } from './company-info.ts'
export { registrationAgreement } from './registration-agreement.ts'
