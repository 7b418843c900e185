import type { Reviewed } from './reviewed.ts'

export const DRAWN: Reviewed = {
  'audit/audit-store.ts': ['INSERT audit_lines()'],
}
