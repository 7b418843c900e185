import { createHmac } from 'node:crypto'
import type { AppDeps } from '../app-deps.ts'
import { memoryRates } from './memory-rates.ts'
import type { RateCounter } from './rate-counter.ts'
import { sharedRates } from './shared-rates.ts'

/** The embedded database has one server, which counts in memory; before PostgreSQL others may be beside it. */
export function createRateCounter({
  db,
  log,
  settings,
  elapsing,
}: Pick<AppDeps, 'db' | 'log' | 'settings' | 'elapsing'>): RateCounter {
  const now = elapsing?.now ?? (() => performance.now())
  if (db.engine === 'pglite') return memoryRates(now)
  const key = createHmac('sha256', settings.secrets.dataKey.now).update('diandu request counts').digest()
  return sharedRates({ db, log, key, now, after: (ms, work) => void setTimeout(work, ms).unref() })
}
