import { DAY_MS, HOUR_MS } from '../kernel/index.ts'
import type { Name } from '../kernel/index.ts'
import type { StaffAct } from './staff-act.ts'

interface Queue {
  readonly names: Name
  /** Who may see it. */
  readonly act: StaffAct
  /** What waits longer is late. */
  readonly withinMs: number
}

/** What waits for staff. */
export const WORK_QUEUES = {
  listings: { names: { zh: '上架审核', en: 'Listings' }, act: 'see-listings', withinMs: DAY_MS },
  withdrawals: { names: { zh: '提现', en: 'Withdrawals' }, act: 'see-withdrawals', withinMs: DAY_MS },
  proposals: { names: { zh: '待复核', en: 'For a second person' }, act: 'see-proposals', withinMs: 4 * HOUR_MS },
} as const satisfies Readonly<Record<string, Queue>>

export type WorkQueue = keyof typeof WORK_QUEUES

export interface QueueStanding {
  readonly queue: WorkQueue
  readonly waiting: number
  /** Since when the longest waits; null where nothing does. */
  readonly oldestSince: number | null
  readonly late: number
}
