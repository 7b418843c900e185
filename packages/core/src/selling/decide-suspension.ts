import type { ListedRecord, SaleMove } from './decide-sale.ts'

/** How a listing was shown when the account of its seller was suspended. */
export type ShownAs = 'on-sale' | 'paused'

const NOTHING_ELSE = { shop: null, isPublished: false, changedFromFen: null, words: '' } as const

export const shownAs = ({ status, record }: ListedRecord): ShownAs | null =>
  status === 'on-sale' ? 'on-sale' : status === 'withdrawn' && record.isPaused ? 'paused' : null

/** Off the market, without a way for its seller to show it again; null where it is not on it. */
export function suspensionOf(listing: ListedRecord): SaleMove | null {
  if (shownAs(listing) === null) return null
  const { record } = listing
  return {
    ...NOTHING_ELSE,
    status: 'withdrawn',
    record: { ...record, revision: record.revision + 1, isPaused: false },
    event: 'suspended',
  }
}

/**
 * As it was shown before; null where something else has happened to it since. While the payouts of its seller are held
 * after a report it is reviewed first.
 */
export function restorationOf(
  { status, record }: ListedRecord,
  suspended: { readonly revision: number; readonly shown: ShownAs },
  { arePayoutsHeld }: { readonly arePayoutsHeld: boolean },
): SaleMove | null {
  if (status !== 'withdrawn' || record.revision !== suspended.revision) return null
  const now = { ...record, revision: record.revision + 1 }
  if (suspended.shown === 'paused' && !arePayoutsHeld)
    return { ...NOTHING_ELSE, status, record: { ...now, isPaused: true }, event: 'restored' }
  return { ...NOTHING_ELSE, status: arePayoutsHeld ? 'under-review' : 'on-sale', record: now, event: 'restored' }
}
