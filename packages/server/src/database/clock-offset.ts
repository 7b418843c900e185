import type { Queries } from './database.ts'

export interface ClockOffset {
  /** Milliseconds to add to this machine's clock to get the database's. */
  readonly ms: () => number
  /** Compares the clocks again; answers by how much the last answer was off, where that is more than can be told. */
  readonly measure: (db: Queries) => Promise<number>
}

const SAMPLES = 3
/** Less than this is left as it is, so that time does not tremble. */
const TOLERANCE_MS = 50

/**
 * One clock for all servers: the database's. Machines whose clocks differ by minutes would otherwise end each other's
 * locks, codes and sessions too soon or too late. Of several answers the quickest tells most.
 */
export function clockOffset(machineNow: () => number = Date.now): ClockOffset {
  let offsetMs = 0
  return {
    ms: () => offsetMs,
    async measure(db) {
      let best = { uncertainMs: Number.POSITIVE_INFINITY, offsetMs }
      for (let sample = 0; sample < SAMPLES; sample += 1) {
        const askedAt = machineNow()
        const [row] = await db.query<{ now: number }>(
          'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::int8 AS now',
        )
        const uncertainMs = (machineNow() - askedAt) / 2
        if (row !== undefined && uncertainMs < best.uncertainMs)
          best = { uncertainMs, offsetMs: Math.round(row.now - askedAt - uncertainMs) }
      }
      const wasOffMs = best.offsetMs - offsetMs
      if (Math.abs(wasOffMs) <= Math.max(TOLERANCE_MS, best.uncertainMs)) return 0
      offsetMs = best.offsetMs
      return wasOffMs
    },
  }
}
