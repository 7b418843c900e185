import { createHmac } from 'node:crypto'
import type { Queries } from '../../database/index.ts'
import type { Log } from '../../kernel/index.ts'
import type { RateCount, RateCounter } from './rate-counter.ts'
import { rateWindows, type RateWindow } from './rate-windows.ts'
import { addRequests } from './request-count-store.ts'

interface SharedRatesDeps {
  readonly db: Queries
  readonly log: Pick<Log, 'warn'>
  /** The same on all servers: addresses are stored as codes under it. */
  readonly key: Uint8Array
  /** The passing of time, in milliseconds. */
  readonly now: () => number
  /** Ends a wait after so long. */
  readonly after: (ms: number, work: () => void) => void
}

/** A request waits no longer than this to be counted elsewhere. */
const PATIENCE_MS = 500
/** After a failure the database is left alone for so long. */
const REST_MS = 1_000
const MAX_NAMES_AT_ONCE = 500

type Tell = (count: RateCount) => void

/**
 * One count for all servers, in the database. What comes while a statement is under way goes together in the next one,
 * so that a busy server sends few. While the database does not answer, each server counts for itself, and tells what it
 * has counted once it can.
 */
export function sharedRates({ db, log, key, now, after }: SharedRatesDeps): RateCounter {
  const windowOf = rateWindows(now)
  /** By name, those who wait to be told. */
  const waiting = new Map<string, Tell[]>()
  let isUnderWay = false
  let restsUntil = Number.NEGATIVE_INFINITY

  const isResting = (): boolean => now() < restsUntil
  const here = ({ sharedCount, unreported, onItsWay, endsAt }: RateWindow): RateCount => ({
    count: sharedCount + unreported + onItsWay,
    leftMs: endsAt - now(),
  })
  const codeOf = (name: string): string => createHmac('sha256', key).update(name).digest('base64url').slice(0, 22)

  const tellersOf = (code: string): Tell[] => {
    const tellers = waiting.get(code) ?? []
    waiting.set(code, tellers)
    return tellers
  }

  async function sendBatch(): Promise<void> {
    const batch = [...waiting].slice(0, MAX_NAMES_AT_ONCE).map(([name, tellers]) => {
      waiting.delete(name)
      const window = windowOf(name)
      const added = tellers.length + window.unreported
      window.onItsWay += window.unreported
      window.unreported = 0
      return { name, tellers, window, added }
    })
    try {
      const counted = new Map((await addRequests(db, batch)).map((one) => [one.name, one]))
      for (const { name, tellers, window, added } of batch) {
        window.onItsWay = Math.max(0, window.onItsWay - added)
        const { count = added, leftMs = 0 } = counted.get(name) ?? {}
        const present = windowOf(name)
        present.sharedCount = count
        present.endsAt = now() + leftMs
        // The first who asked is the first of them.
        for (const [place, tell] of tellers.entries()) tell({ count: count - (tellers.length - 1 - place), leftMs })
      }
    } catch (error) {
      rest(error instanceof Error ? error.message : String(error))
      for (const { tellers, window, added } of batch) {
        window.onItsWay = Math.max(0, window.onItsWay - added)
        window.unreported += added
        for (const tell of tellers) tell(here(window))
      }
    }
  }

  function rest(why: string): void {
    if (!isResting()) log.warn({ why }, 'Requests are counted on this server alone')
    restsUntil = now() + REST_MS
  }

  async function sendAll(): Promise<void> {
    if (isUnderWay) return
    isUnderWay = true
    while (waiting.size > 0) await sendBatch()
    isUnderWay = false
  }

  function countHere(code: string): RateCount {
    const window = windowOf(code)
    window.unreported += 1
    return here(window)
  }

  function countTogether(code: string): Promise<RateCount> {
    if (isResting()) return Promise.resolve(countHere(code))
    windowOf(code).onItsWay += 1
    return new Promise((resolve) => {
      let isSent = false
      tellersOf(code).push((count) => {
        isSent = true
        resolve(count)
      })
      after(PATIENCE_MS, () => {
        if (isSent) return
        rest('The database takes long')
        resolve(here(windowOf(code)))
      })
    })
  }

  return {
    async count(names) {
      const counts = names.map((name) => countTogether(codeOf(name)))
      void sendAll()
      return Promise.all(counts)
    },
    countFromMemory(name, tellEvery) {
      const code = codeOf(name)
      const counted = countHere(code)
      if (windowOf(code).unreported >= tellEvery && !isResting()) {
        tellersOf(code)
        void sendAll()
      }
      return counted
    },
  }
}
