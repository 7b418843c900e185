export { addAuditLine, forgetAuditLines, listAuditLines, type AuditLine } from './audit-store.ts'
