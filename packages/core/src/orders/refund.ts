import { cleanTextarea } from '../input/index.ts'
import { fail, ok, type Name, type Result } from '../kernel/index.ts'
import { moveOrder, type Moved, type OrderFault } from './life/move-order.ts'
import type { OrderLife } from './life/order-edges.ts'

/** Why a buyer wants the money back. */
export const REFUND_REASONS = {
  'not-as-described': { zh: '店铺与描述不符', en: 'The shop isn’t as described' },
  'figures-untrue': { zh: '评分、销量等数据不实', en: 'Ratings, turnover or other figures are untrue' },
  'violations-hidden': { zh: '隐瞒违规扣分', en: 'Violations weren’t disclosed' },
  'debts-hidden': { zh: '隐瞒贷款或债务', en: 'Loans or debts weren’t disclosed' },
  'cannot-take-over': { zh: '账号无法过户或登录', en: 'The account can’t be transferred or logged in to' },
  other: { zh: '其他原因', en: 'Other reason' },
} as const satisfies Record<string, Name>

export type RefundReason = keyof typeof REFUND_REASONS

export const isRefundReason = (text: string): text is RefundReason => Object.hasOwn(REFUND_REASONS, text)

export const MAX_REFUND_PICTURES = 9
export const MAX_REFUND_WORDS = 500

/** A buyer's report within the mismatch window. */
export interface RefundRequest {
  readonly reason: string
  readonly words: string
  /** The uploaded pictures, each once. */
  readonly pictures: readonly string[]
}

/** A report that was taken up: the order is under review because of it. */
export interface Refund extends RefundRequest {
  readonly reason: RefundReason
  readonly reportedAt: number
}

/**
 * A review: its reason, at the viewing or after the hand-over, and the reviewer's decision. A late hand-over opens one
 * without a report.
 */
export interface RefundCase {
  readonly refund: Refund | null
  readonly verdict: RefundVerdict | null
}

export interface RefundVerdict {
  readonly isAgreed: boolean
  readonly why: string
  readonly at: number
}

export type RefundFault =
  | { readonly field: 'order'; readonly fault: OrderFault }
  | { readonly field: 'reason'; readonly fault: 'unknown' }
  | { readonly field: 'words'; readonly fault: 'missing' | 'too-long' }
  | { readonly field: 'pictures'; readonly fault: 'empty' | 'twice' | 'too-many' }

export interface Reported<O> extends Moved<O> {
  readonly refund: Refund
}

/**
 * A buyer reports that the shop is not what was sold; the first thing that is wrong is named, and then nothing has
 * changed.
 */
export function reportMismatch<O extends OrderLife>(
  order: O,
  request: RefundRequest,
  at: number,
): Result<Reported<O>, RefundFault> {
  const moved = moveOrder(order, { event: 'mismatch.reported', by: 'buyer', at })
  if (!moved.ok) return fail({ field: 'order', fault: moved.failure })
  const refund = validateRefund(request, at)
  return refund.ok ? ok({ ...moved.value, refund: refund.value }) : refund
}

/** A report that can be taken up, of an order that can be reviewed. */
export function validateRefund(request: RefundRequest, at: number): Result<Refund, RefundFault> {
  const { reason, pictures } = request
  const words = cleanTextarea(request.words)
  if (!isRefundReason(reason)) return fail({ field: 'reason', fault: 'unknown' })
  if (reason === 'other' && words === '') return fail({ field: 'words', fault: 'missing' })
  if (words.length > MAX_REFUND_WORDS) return fail({ field: 'words', fault: 'too-long' })
  const fault = pictureFault(pictures)
  if (fault !== undefined) return fail({ field: 'pictures', fault })
  return ok({ reason, words, pictures: [...pictures], reportedAt: at })
}

function pictureFault(pictures: readonly string[]): 'empty' | 'twice' | 'too-many' | undefined {
  if (pictures.length > MAX_REFUND_PICTURES) return 'too-many'
  if (pictures.includes('')) return 'empty'
  return new Set(pictures).size === pictures.length ? undefined : 'twice'
}
