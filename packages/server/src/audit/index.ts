export { auditModule } from './audit-module.ts'
export { addAuditLine, listAuditLines, type AuditLine } from './audit-store.ts'
