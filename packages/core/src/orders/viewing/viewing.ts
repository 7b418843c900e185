import { cleanTextarea } from '../../input/index.ts'
import { fail, ok, type Result } from '../../kernel/index.ts'
import { isOrderIn } from '../order-sets.ts'
import type { Order } from '../order.ts'
import { isViewingCheck, viewingChecks, type ViewingCheck } from './viewing-checks.ts'

export const MAX_ACCESS_WORDS = 500

/** The access for a buyer, and the points to check. */
export interface ViewingRequest {
  readonly access: string
  readonly checks: readonly string[]
}

export type ViewingOutcome = 'as-described' | 'mismatch'
export const VIEWING_OUTCOMES = ['as-described', 'mismatch'] as const satisfies readonly ViewingOutcome[]

/** A viewing as stored, with its buyer's findings. */
export interface Viewing {
  /** Visible to the two parties only; null once it is hidden. */
  readonly access: string | null
  readonly checks: readonly ViewingCheck[]
  readonly openedAt: number
  /** Points that the buyer has checked. */
  readonly seen: readonly ViewingCheck[]
  readonly outcome: ViewingOutcome | null
  readonly recordedAt: number | null
}

export type ViewingFault =
  | { readonly field: 'access'; readonly fault: 'missing' | 'too-long' }
  | { readonly field: 'checks'; readonly fault: 'missing' | 'unknown' }

/** Cleaned; the failure names the first fault. */
export function openedViewing(
  { access, checks }: ViewingRequest,
  { shop }: Pick<Order, 'shop'>,
  openedAt: number,
): Result<Viewing, ViewingFault> {
  const words = cleanTextarea(access)
  if (words === '') return fail({ field: 'access', fault: 'missing' })
  if (words.length > MAX_ACCESS_WORDS) return fail({ field: 'access', fault: 'too-long' })
  const offered = viewingChecks(shop)
  if (checks.length === 0) return fail({ field: 'checks', fault: 'missing' })
  if (!areOf(checks, offered)) return fail({ field: 'checks', fault: 'unknown' })
  return ok({
    access: words,
    checks: offered.filter((check) => checks.includes(check)),
    openedAt,
    seen: [],
    outcome: null,
    recordedAt: null,
  })
}

/** With its buyer's findings; undefined where they name a point that is not on the list. */
export const recordedViewing = (
  viewing: Viewing,
  { seen, outcome, at }: { readonly seen: readonly string[]; readonly outcome: ViewingOutcome; readonly at: number },
): Viewing | undefined =>
  areOf(seen, viewing.checks)
    ? { ...viewing, seen: viewing.checks.filter((check) => seen.includes(check)), outcome, recordedAt: at }
    : undefined

/** Each one of these, and none twice. */
const areOf = (named: readonly string[], offered: readonly ViewingCheck[]): named is readonly ViewingCheck[] =>
  new Set(named).size === named.length && named.every((one) => isViewingCheck(one) && offered.includes(one))

/** The access to a shop is visible until the hand-over begins or the order ends, and to neither party afterwards. */
export const isAccessVisible = ({ status }: Pick<Order, 'status'>): boolean => isOrderIn('access-visible', status)

export const viewingShown = (viewing: Viewing, order: Pick<Order, 'status'>): Viewing =>
  isAccessVisible(order) ? viewing : { ...viewing, access: null }
