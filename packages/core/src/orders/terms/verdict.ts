import { edgesFrom } from '../edges-from.ts'
import type { OrderEdge, OrderEvent } from '../life/order-edges.ts'
import type { OrderRecord } from '../order-record.ts'
import { settlementOf } from './settlement.ts'

/** The verdicts of staff about an order, and the event of each. */
export const VERDICTS = {
  agreed: 'refund.agreed',
  refused: 'refund.refused',
  'seller-failed': 'seller.failed',
  completed: 'buyer.silent',
} as const satisfies Readonly<Record<string, OrderEvent>>

export type Verdict = keyof typeof VERDICTS

export const isVerdict = (text: string): text is Verdict => Object.hasOwn(VERDICTS, text)

/** Undefined where the order's state has no such verdict. */
export const verdictEdge = ({ status }: Pick<OrderRecord, 'status'>, verdict: Verdict): OrderEdge | undefined =>
  edgesFrom(status).find(({ event, by }) => event === VERDICTS[verdict] && by.includes('reviewer'))

/** Whom a verdict awards money, and how much: what is held, and the damages that the other side owes from then on. */
export function awardOf(order: OrderRecord, verdict: Verdict): { readonly userId: string; readonly amountFen: number } {
  const money = verdictEdge(order, verdict)?.money ?? 'none'
  const { toSellerFen, toBuyerFen, newDebtFen } = settlementOf(order, money)
  return toSellerFen > 0
    ? { userId: order.sellerId, amountFen: toSellerFen }
    : { userId: order.buyerId, amountFen: toBuyerFen + newDebtFen }
}
