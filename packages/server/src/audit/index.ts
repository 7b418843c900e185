export { addAuditLine, forgetAuditLines, listAuditLines } from './audit-store.ts'
