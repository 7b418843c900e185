import { chineseTime } from '@diandu/core/format'
import type { Clock } from '@diandu/core/kernel'
import type { Database } from '../database/index.ts'
import { inTurn, type Log } from '../kernel/index.ts'

export interface ViewCounter {
  readonly count: (shopId: string) => void
  /** Writes down what has been counted so far. */
  readonly flush: () => Promise<void>
}

/** A crash forgets the looks of this long: no money depends on them. */
const FLUSH_MS = 5_000

/** Counts looks in memory and writes them down together, so that a look costs a reader nothing. */
export function createViewCounter(db: Database, clock: Clock, log: Log): ViewCounter {
  let looks = new Map<string, number>()
  let isScheduled = false
  const write = inTurn()
  const add = async (counted: ReadonlyMap<string, number>): Promise<void> => {
    if (counted.size === 0) return
    // Always in the same order, so that two servers never wait for each other.
    const ids = [...counted.keys()].sort()
    const counts = ids.map((id) => counted.get(id) ?? 0)
    await db.change(ADD_VIEWS, [ids, counts])
    const day = chineseTime(clock.now(), 'YYYY-MM-DD')
    await db.change(ADD_VIEW_DAYS, [ids, counts, day])
    await db.change(ADD_TO_DAY, [day, sumOf(counts)])
  }
  const flush = (): Promise<void> => {
    const counted = looks
    looks = new Map()
    isScheduled = false
    // A server that stops waits for the flush under way too.
    return write(() => add(counted))
  }
  return {
    flush,
    count(shopId) {
      looks.set(shopId, (looks.get(shopId) ?? 0) + 1)
      if (isScheduled) return
      isScheduled = true
      clock.after(
        FLUSH_MS,
        () => void flush().catch((error: unknown) => log.warn({ error }, 'Looks at shops were not counted')),
      )
    },
  }
}

const ADD_VIEWS = `INSERT INTO shop_views (shop_id, view_count) SELECT * FROM unnest($1::text[], $2::bigint[])
  ON CONFLICT (shop_id) DO UPDATE SET view_count = shop_views.view_count + excluded.view_count`

const ADD_VIEW_DAYS = `INSERT INTO shop_view_days (shop_id, view_count, day)
  SELECT counted.*, $3::text FROM unnest($1::text[], $2::bigint[]) AS counted
  ON CONFLICT (shop_id, day) DO UPDATE SET view_count = shop_view_days.view_count + excluded.view_count`

const ADD_TO_DAY = `INSERT INTO view_days (day, view_count) VALUES ($1, $2)
  ON CONFLICT (day) DO UPDATE SET view_count = view_days.view_count + excluded.view_count`

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

const SHOP_PAGE = /^\/shop\/([\w-]{1,64})(?:$|\?)/

/**
 * Counts the view of a shop whose page was rendered for another visitor: rendering it for oneself asks for the shop,
 * which counts.
 */
export const countLookAt = (views: ViewCounter, url: string): void => {
  const id = SHOP_PAGE.exec(url)?.[1]
  if (id !== undefined) views.count(id)
}
