export { addForeignLine } from './add-foreign-line.ts'
export {
  addAuditLine,
  auditLinesOf,
  forgetAuditLines,
  AUDIT_RETENTION_MS,
  listAuditLines,
  type AuditLine,
} from './audit-store.ts'
