export { companyBindings } from './company.bindings.ts'
