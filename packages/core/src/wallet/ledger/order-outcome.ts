import { sumFen } from '../../kernel/index.ts'
import { couponGivenFen, type Ending, type Order, type OrderOutcome, type OrderRole } from '../../orders/index.ts'
import type { BookedPosting } from '../bills/bill.ts'
import { availableOf, escrowOf, type Account, type PostingKind } from './ledger.ts'

/** An ended order, with facts that the books alone do not have. */
export interface EndedOrder extends Pick<Order, 'id' | 'couponFen' | 'paidAt'> {
  readonly buyerId: string
  readonly sellerId: string
  readonly ending: Ending
  /** Damages that a defaulting seller owes for it; 0 where none defaulted. */
  readonly damagesOwedFen: number
}

const ENDS: ReadonlySet<PostingKind> = new Set(['order-completion', 'order-refund', 'order-damages'])

/** Read from the postings of the order; null where none of them ended it. */
export function orderOutcome(
  order: EndedOrder,
  postings: readonly BookedPosting[],
  role: OrderRole,
): OrderOutcome | null {
  const own = postings.filter(({ subject }) => subject === order.id)
  const end = own.find(({ kind }) => ENDS.has(kind))
  if (end === undefined) return null
  const keptFen = movedIn(end, 'house:damages')
  const parts = own
    .filter(({ kind }) => kind === 'damages-passed-on')
    .map((posting) => ({ amountFen: movedIn(posting, availableOf(order.buyerId)), at: posting.postedAt }))
  return {
    ending: order.ending,
    at: end.postedAt,
    paidFen: Math.max(0, -movedIn(end, escrowOf(order.id)) - couponGivenFen(order)),
    backFen: movedIn(end, availableOf(order.buyerId)),
    toSellerFen: movedIn(end, availableOf(order.sellerId)) + keptFen,
    feeFen: movedIn(end, 'house:fees'),
    keptFen: role === 'seller' ? keptFen : 0,
    owed:
      order.damagesOwedFen > 0
        ? { damagesFen: order.damagesOwedFen, paid: parts.toSorted((one, other) => one.at - other.at) }
        : null,
  }
}

const movedIn = ({ lines }: BookedPosting, account: Account): number =>
  sumFen(lines.filter((line) => line.account === account).map(({ amountFen }) => amountFen))
