import { REPORT_REASONS } from '../reports/index.ts'
import type { ListedRecord, SaleMove } from './decide-sale.ts'
import type { Removal } from './sale.ts'

const NOTHING_ELSE = { shop: null, isPublished: false, changedFromFen: null } as const

type Listed = Pick<ListedRecord, 'status' | 'record'>

/**
 * A report of it was upheld. A shop in a deal stays with its order, whose money is held; it does not return to the
 * market when the order ends.
 */
export function removalOf({ status, record }: Listed, removed: Removal): SaleMove {
  const isInDeal = status === 'deposit-taken' || status === 'handing-over' || status === 'sold'
  const words = `举报属实：${REPORT_REASONS[removed.reason].zh}`
  const revision = record.revision + 1
  return {
    ...NOTHING_ELSE,
    status: isInDeal ? status : 'refused',
    record: isInDeal
      ? { ...record, revision, removed }
      : { ...record, revision, removed, isPaused: false, wanted: null, refusedFor: words },
    event: 'removed',
    words,
  }
}

/**
 * A report of another shop of its seller was upheld: what they say of this one is reviewed again. An unpaid order does
 * not keep it on the market, and lapses; a shop in a deal is recalled when it would return to the market.
 */
export function recallOf({ status, record }: Listed): SaleMove | null {
  const isToRecall = status === 'on-sale' || (status === 'withdrawn' && record.isPaused)
  if (!isToRecall) return null
  return {
    ...NOTHING_ELSE,
    status: 'under-review',
    record: { ...record, revision: record.revision + 1, isPaused: false, wanted: null, refusedFor: null },
    event: 'recalled',
    words: '',
  }
}
