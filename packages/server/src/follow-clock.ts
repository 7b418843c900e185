import { MINUTE_MS } from '@diandu/core/kernel'
import { clockOffset, DatabaseBusy, type ClockOffset, type Database } from './database/index.ts'
import type { ModuleDeps } from './server-module.ts'

const MEASURED_EVERY_MS = MINUTE_MS / 2
/** A machine that is further off is worth a line: its clock should be mended. */
const REPORT_FROM_MS = 2_000

export interface FollowedClock {
  readonly offset: ClockOffset
  /** Compares once, now; later on again and again until stopped. */
  readonly follow: (deps: Pick<ModuleDeps, 'db' | 'clock' | 'log'>) => Promise<() => void>
}

/** Reads time as the database does. The embedded one is in this process, and has its clock. */
export function followedClock(): FollowedClock {
  const offset = clockOffset()
  return {
    offset,
    async follow({ db, clock, log }) {
      if (db.engine === 'pglite') return () => undefined
      let cancel = (): void => undefined
      const measure = async (): Promise<void> => {
        const offMs = await measureOrWait(offset, db, log)
        if (Math.abs(offMs) >= REPORT_FROM_MS)
          log.warn({ offMs }, 'The clock of this machine differs from the database’s, which is used')
        cancel = clock.after(MEASURED_EVERY_MS, () => void measure())
      }
      await measure()
      return () => cancel()
    },
  }
}

/** While the database is away the clock goes on as it was. */
async function measureOrWait(offset: ClockOffset, db: Database, log: ModuleDeps['log']): Promise<number> {
  try {
    return await offset.measure(db)
  } catch (error) {
    if (!(error instanceof DatabaseBusy)) log.warn({ error }, 'The clocks were not compared')
    return 0
  }
}
