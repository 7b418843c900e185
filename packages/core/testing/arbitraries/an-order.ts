import fc from 'fast-check'
import { SHOP_KINDS, PLATFORMS } from '../../src/catalog/index.ts'
import { DAY_MS, HOUR_MS } from '../../src/kernel/index.ts'
import {
  asPlaced,
  hasViewing,
  NEVER_HELD,
  nextStatus,
  ORDER_STATUSES,
  PAYMENT_PLANS,
  purchaseTerms,
  SIGN_WITHIN_DAYS,
  TERMS_VERSION,
  TERMS_VERSIONS,
  type CancelReason,
  type Order,
  type OrderDraft,
  type OrderEvent,
  type OrderId,
  type OrderStatus,
  type PaymentPlan,
  type SigningDays,
} from '../../src/orders/index.ts'
import { aKeyOf } from './a-key-of.ts'
import { aPriceFen, aShopId } from './a-shop.ts'
import { anInstant } from './an-instant.ts'

export const anOrderDraft = (): fc.Arbitrary<OrderDraft> =>
  fc.record(
    {
      shopId: aShopId(),
      plan: fc.constantFrom(...PAYMENT_PLANS),
      priceFen: aPriceFen(),
      termsVersion: fc.constant(TERMS_VERSION),
    },
    { noNullPrototype: true },
  )

export const anOrderStatus = (): fc.Arbitrary<OrderStatus> => aKeyOf(ORDER_STATUSES)

/** Possible histories of an order; each is cut off somewhere. */
const WAYS: Readonly<Record<PaymentPlan, readonly (readonly OrderEvent[])[]>> = {
  full: [
    ['buyer.cancelled'],
    ['payment.late'],
    ['shop.taken'],
    ['full.paid', 'seller.signed', 'all.signed', 'bill.confirmed'],
    ['full.paid', 'seller.signed', 'all.signed', 'mismatch.reported', 'refund.agreed'],
    ['full.paid', 'seller.signed', 'signature.late'],
    ['full.paid', 'seller.signed', 'buyer.gave-up'],
  ],
  deposit: [
    ['payment.late'],
    ['deposit.paid', 'balance.late'],
    [
      'deposit.paid',
      'balance.paid',
      'seller.signed',
      'all.signed',
      'hand-over.late',
      'refund.refused',
      'bill.confirmed',
    ],
    ['deposit.paid', 'seller.failed'],
  ],
}

const CANCELLED_BY: Readonly<Partial<Record<OrderEvent, CancelReason>>> = {
  'buyer.cancelled': 'buyer',
  'payment.late': 'late',
  'shop.taken': 'taken',
}

/**
 * How a buyer's document changes the days to sign, once there can be a contract: since when it waits, and the time that
 * was given back before.
 */
const aPast = () =>
  fc.record({
    isHeld: fc.boolean(),
    heldAfterMs: fc.nat({ max: SIGN_WITHIN_DAYS * DAY_MS }),
    givenBackMs: fc.option(fc.nat({ max: 30 * DAY_MS })),
    refusals: fc.nat({ max: 5 }),
  })
type Past = ReturnType<typeof aPast> extends fc.Arbitrary<infer T> ? T : never

/** An order that can be: its instants and its money are those of the way that it went. */
export function anOrder(): fc.Arbitrary<Order> {
  const way = anOrderDraft().chain((draft) =>
    fc
      .constantFrom(...WAYS[draft.plan])
      .chain((events) => fc.nat({ max: events.length }).map((length) => ({ draft, events: events.slice(0, length) }))),
  )
  const shop = fc.record({
    title: fc.string({ minLength: 1 }),
    platform: fc.constantFrom(...PLATFORMS.map(({ id }) => id)),
    kind: aKeyOf(SHOP_KINDS),
  })
  return fc
    .tuple(
      way,
      shop,
      anInstant(),
      fc.nat({ max: 99_999_999 }),
      fc.constantFrom('buyer', 'seller'),
      fc.constantFrom(...TERMS_VERSIONS),
      aPast(),
    )
    .map(([{ draft, events }, reasons, placedAt, number, role, termsVersion, past]) => {
      const placed: Order = {
        id: `order-${number}` as OrderId,
        number: `DD${String(number).padStart(10, '0')}`,
        role,
        shop: { ...reasons, id: draft.shopId },
        plan: draft.plan,
        termsVersion,
        priceFen: draft.priceFen,
        serviceFeeFen: purchaseTerms({ ...draft, kind: reasons.kind }).serviceFeeFen,
        couponFen: 0,
        ...asPlaced(placedAt),
      }
      const gone = events.reduce(afterEvent, placed)
      return { ...gone, ...daysOf(gone, events, past) }
    })
}

/** A buyer can have signed, or be late, only after the platform has spoken; only days that had begun are given back. */
function daysOf(
  { paidAt, sellerSignedAt }: Order,
  events: readonly OrderEvent[],
  { isHeld, heldAfterMs, givenBackMs, refusals }: Past,
): SigningDays {
  if (paidAt === null) return NEVER_HELD
  const hasSpoken = events.includes('all.signed') || events.includes('signature.late')
  return {
    signHeldSince: isHeld && !hasSpoken ? (sellerSignedAt ?? paidAt) + heldAfterMs : null,
    signExtendedTo:
      sellerSignedAt === null || givenBackMs === null ? null : sellerSignedAt + SIGN_WITHIN_DAYS * DAY_MS + givenBackMs,
    signRefusals: sellerSignedAt === null || givenBackMs === null ? 0 : refusals,
  }
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
    paidFen: status === 'refunded' ? 0 : paidFen,
    depositPaidAt: event === 'deposit.paid' ? at : order.depositPaidAt,
    paidAt: isPaid ? at : order.paidAt,
    sellerSignedAt: event === 'seller.signed' ? at : order.sellerSignedAt,
    buyerSignedAt: event === 'all.signed' && hasViewing(order.termsVersion) ? at : order.buyerSignedAt,
    handOverBegunAt: status === 'handing-over' ? (order.handOverBegunAt ?? at) : order.handOverBegunAt,
    cancelReason: CANCELLED_BY[event] ?? order.cancelReason,
    history: status === order.status ? order.history : [...order.history, { status, at }],
  }
}
