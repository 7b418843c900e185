export { COMPANY_FLAGS, toCompanyInfo, type CompanyInfo } from './company-info.ts'
