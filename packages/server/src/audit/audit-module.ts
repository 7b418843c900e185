import type { ServerModule } from '../server-module.ts'
import { forgetAuditLines } from './audit-store.ts'

const DAY_MS = 24 * 3_600_000

export const auditModule: ServerModule = {
  name: 'audit',
  sweeps: [{ name: 'forget old audit lines', everyMs: DAY_MS, run: async ({ db, clock }) => void (await forgetAuditLines(db, clock.now())) }],
}
