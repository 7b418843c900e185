import { fail, ok, refused, type Failure, type Result } from '../../kernel/index.ts'
import { moveOrder, type Transition } from '../life/move-order.ts'
import { maySee, type OrderRecord } from '../order-record.ts'
import { isOrderIn } from '../order-sets.ts'
import { validateRefund, type Refund, type RefundRequest } from '../refund.ts'
import {
  MAX_ACCESS_WORDS,
  openedViewing,
  recordedViewing,
  type Viewing,
  type ViewingFault,
  type ViewingRequest,
} from '../viewing/viewing.ts'
import { refundRefusal } from './decide-refund.ts'
import { noOrder, orderRefusal } from './order-refusal.ts'

/** The server reads these under locks. */
export interface ViewingFacts<U extends string> {
  readonly userId: string
  /** Undefined where there is no such order. */
  readonly order: OrderRecord<U> | undefined
  /** Undefined until the shop was opened. */
  readonly viewing: Viewing | undefined
  readonly at: number
}

export interface DecidedViewing<U extends string> {
  readonly order: OrderRecord<U>
  readonly viewing: Viewing
  /** Null where only the words of an opened viewing change. */
  readonly transition: Transition | null
}

/** The seller opens the shop to the buyer, and may correct the details until the buyer has looked. */
export function decideViewingOpened<U extends string>(
  { userId, order, viewing, at }: ViewingFacts<U>,
  request: ViewingRequest,
): Result<DecidedViewing<U>> {
  if (order === undefined || order.sellerId !== userId || !maySee(order, userId)) return fail(noOrder())
  const transition: Transition = { event: 'viewing.opened', by: 'seller', at }
  const isChange = viewing !== undefined && order.viewedAt === null && isOrderIn('to-be-signed', order.status)
  const moved = isChange ? ok(null) : moveOrder(order, transition)
  if (!moved.ok) return fail(orderRefusal(moved.failure))
  const opened = openedViewing(request, order, viewing?.openedAt ?? at)
  if (!opened.ok) return fail(viewingRefusal(opened.failure))
  return ok({ order, viewing: opened.value, transition: isChange ? null : transition })
}

/** The buyer confirms that the shop is as described: their days to sign and to pay begin. */
export function decideViewingAgreed<U extends string>(
  facts: ViewingFacts<U>,
  seen: readonly string[],
): Result<DecidedViewing<U> & { readonly transition: Transition }> {
  return recorded(facts, { event: 'viewing.agreed', by: 'buyer', at: facts.at }, seen)
}

/** The buyer reports a mismatch, and the money waits for a reviewer. */
export function decideViewingMismatch<U extends string>(
  facts: ViewingFacts<U>,
  seen: readonly string[],
  request: RefundRequest,
): Result<DecidedViewing<U> & { readonly transition: Transition; readonly refund: Refund }> {
  const decided = recorded(facts, { event: 'viewing.mismatched', by: 'buyer', at: facts.at }, seen)
  if (!decided.ok) return decided
  const refund = validateRefund(request, facts.at)
  return refund.ok ? ok({ ...decided.value, refund: refund.value }) : fail(refundRefusal(refund.failure))
}

function recorded<U extends string>(
  { userId, order, viewing, at }: ViewingFacts<U>,
  transition: Transition,
  seen: readonly string[],
): Result<DecidedViewing<U> & { readonly transition: Transition }> {
  if (order === undefined || order.buyerId !== userId) return fail(noOrder())
  const moved = moveOrder(order, transition)
  if (!moved.ok) return fail(orderRefusal(moved.failure))
  if (viewing === undefined) return fail(orderRefusal('not-awaited'))
  const outcome = transition.event === 'viewing.agreed' ? 'as-described' : 'mismatch'
  const noted = recordedViewing(viewing, { seen, outcome, at })
  return noted === undefined
    ? fail(refused('bad-parameter', '看店清单已变化，请刷新后再选', 'seen'))
    : ok({ order, viewing: noted, transition })
}

function viewingRefusal({ field, fault }: ViewingFault): Failure {
  if (field === 'access')
    return refused(
      'bad-parameter',
      fault === 'missing' ? '请写明买家怎样看店' : `看店说明最多 ${MAX_ACCESS_WORDS} 个字`,
      field,
    )
  return refused('bad-parameter', fault === 'missing' ? '请至少选择一项' : '看店清单已变化，请刷新后再选', field)
}
