export { addForeignLine } from './add-foreign-line.ts'
export { addAuditLine, forgetAuditLines, listAuditLines, type AuditLine } from './audit-store.ts'
