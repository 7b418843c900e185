import fc from 'fast-check'
import { SHOP_KINDS, PLATFORMS } from '../../src/catalog/index.ts'
import { HOUR_MS } from '../../src/kernel/index.ts'
import {
  asPlaced,
  nextStatus,
  ORDER_STATUSES,
  PAYMENT_PLANS,
  purchaseTerms,
  TERMS_VERSION,
  TERMS_VERSIONS,
  type CancelReason,
  type Order,
  type OrderDraft,
  type OrderEvent,
  type OrderId,
  type OrderStatus,
  type PaymentPlan,
} from '../../src/orders/index.ts'
import { aKeyOf } from './a-key-of.ts'
import { aPriceFen, aShopId } from './a-shop.ts'
import { anInstant } from './an-instant.ts'

export const anOrderDraft = (): fc.Arbitrary<OrderDraft> =>
  fc.record(
    { shopId: aShopId(), plan: fc.constantFrom(...PAYMENT_PLANS), priceFen: aPriceFen(), termsVersion: fc.constant(TERMS_VERSION) },
    { noNullPrototype: true },
  )

export const anOrderStatus = (): fc.Arbitrary<OrderStatus> => aKeyOf(ORDER_STATUSES).map((code) => Number(code) as OrderStatus)

/** Ways that an order can have gone so far; each is cut off somewhere. */
const WAYS: Readonly<Record<PaymentPlan, readonly (readonly OrderEvent[])[]>> = {
  full: [
    ['buyer.cancelled'],
    ['payment.late'],
    ['shop.taken'],
    ['full.paid', 'all.signed', 'bill.confirmed'],
    ['full.paid', 'all.signed', 'mismatch.reported', 'refund.agreed'],
    ['full.paid', 'signature.late'],
  ],
  deposit: [
    ['payment.late'],
    ['deposit.paid', 'balance.late'],
    ['deposit.paid', 'balance.paid', 'all.signed', 'hand-over.late', 'refund.refused', 'bill.confirmed'],
    ['deposit.paid', 'seller.failed'],
  ],
}

const CANCELLED_BY: Readonly<Partial<Record<OrderEvent, CancelReason>>> = {
  'buyer.cancelled': 'buyer',
  'payment.late': 'late',
  'shop.taken': 'taken',
}

/** An order that can be: its instants and its money are those of the way that it went. */
export function anOrder(): fc.Arbitrary<Order> {
  const way = anOrderDraft().chain((draft) =>
    fc.constantFrom(...WAYS[draft.plan]).chain((events) => fc.nat({ max: events.length }).map((length) => ({ draft, events: events.slice(0, length) }))),
  )
  const shop = fc.record({ title: fc.string({ minLength: 1 }), platform: fc.constantFrom(...PLATFORMS.map(({ id }) => id)), kind: aKeyOf(SHOP_KINDS) })
  return fc
    .tuple(way, shop, anInstant(), fc.nat({ max: 99_999_999 }), fc.constantFrom('buyer', 'seller'), fc.constantFrom(...TERMS_VERSIONS))
    .map(([{ draft, events }, said, placedAt, number, role, termsVersion]) => {
      const placed: Order = {
        id: `order-${number}` as OrderId,
        number: `DD${String(number).padStart(10, '0')}`,
        role,
        shop: { ...said, id: draft.shopId },
        plan: draft.plan,
        termsVersion,
        priceFen: draft.priceFen,
        serviceFeeFen: purchaseTerms({ ...draft, kind: said.kind }).serviceFeeFen,
        couponFen: 0,
        ...asPlaced(placedAt),
      }
      return events.reduce(afterEvent, placed)
    })
}

function afterEvent(order: Order, event: OrderEvent, step: number): Order {
  const at = order.placedAt + (step + 1) * HOUR_MS
  const status = nextStatus(order.status, event)
  if (status === undefined) throw new Error(`An order in state ${order.status} knows no ${event}`)
  const { depositFen } = purchaseTerms(order)
  const isPaid = event === 'full.paid' || event === 'balance.paid'
  const paidFen = isPaid ? order.priceFen + order.serviceFeeFen : event === 'deposit.paid' ? depositFen : order.paidFen
  return {
    ...order,
    status,
    paidFen: status === 9 ? 0 : paidFen,
    depositPaidAt: event === 'deposit.paid' ? at : order.depositPaidAt,
    paidAt: isPaid ? at : order.paidAt,
    sellerSignedAt: status === 5 ? (order.sellerSignedAt ?? at) : order.sellerSignedAt,
    handOverBegunAt: status === 5 ? (order.handOverBegunAt ?? at) : order.handOverBegunAt,
    cancelReason: CANCELLED_BY[event] ?? order.cancelReason,
    history: [...order.history, { status, at }],
  }
}
