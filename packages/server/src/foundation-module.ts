import { DAY_MS, HOUR_MS, MINUTE_MS } from '@diandu/core/kernel'
import { forgetAuditLines } from './audit/index.ts'
import { aboutAnswer, forgetOldKeys, forgetSignedKeys } from './calls/index.ts'
import { forgetRequestCounts } from './http/index.ts'
import { backUpWhenDue } from './process/back-up-when-due.ts'
import type { ServerModule } from './server-module.ts'

export const foundationModule: ServerModule = {
  name: 'foundation',
  sealedPlaces: [
    {
      table: 'idempotency_keys',
      key: "user_id || ' ' || key",
      column: 'sealed_answer',
      as: 'bytes',
      about: aboutAnswer,
    },
  ],
  sweeps: [
    {
      name: 'forget old idempotency keys',
      everyMs: HOUR_MS,
      run: async ({ db, clock }) => void (await forgetOldKeys(db, clock.now())),
    },
    {
      name: 'forget signatures of requests',
      everyMs: 5 * MINUTE_MS,
      run: async ({ db, clock }) => void (await forgetSignedKeys(db, clock.now())),
    },
    {
      name: 'forget how often addresses asked',
      everyMs: MINUTE_MS,
      run: async ({ db }) => void (await forgetRequestCounts(db)),
    },
    {
      name: 'make a backup',
      everyMs: 10 * MINUTE_MS,
      run: async ({ settings: { backups }, clock }) => {
        if (backups !== null) await backUpWhenDue(backups, clock.now())
      },
    },
    {
      name: 'forget old audit lines',
      everyMs: DAY_MS,
      run: async ({ db, clock }) => void (await forgetAuditLines(db, clock.now())),
    },
  ],
}
