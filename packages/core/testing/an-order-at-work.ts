import fc from 'fast-check'
import { HOUR_MS } from '../src/kernel/index.ts'
import {
  asPlaced,
  moveOrder,
  TERMS_VERSION,
  type Transition,
  type Order,
  type OrderFault,
  type PaymentPlan,
} from '../src/orders/index.ts'
import { anOrder } from './arbitraries/an-order.ts'
import { AN_ORDINARY_NOON } from './manual-clock.ts'

/** A version that knows no viewing: its seller signs first, once all is paid. */
export const OLDER_TERMS = '2026-11-22'

/** A shop for 100 000 yuan, ordered under today's terms on an ordinary noon and not paid yet. */
export function aPlacedOrder(plan: PaymentPlan = 'full', change: Partial<Order> = {}): Order {
  const [example] = fc.sample(anOrder(), { numRuns: 1, seed: 3 })
  if (example === undefined) throw new Error('There is no example of an order')
  return {
    ...example,
    plan,
    termsVersion: TERMS_VERSION,
    priceFen: 10_000_000,
    serviceFeeFen: 1_000_000,
    couponFen: 0,
    ...asPlaced(AN_ORDINARY_NOON),
    ...change,
  }
}

/** The first hours of an order that goes well; each happens an hour after the one before. */
export const WELL: Readonly<Record<PaymentPlan, readonly Omit<Transition, 'at'>[]>> = {
  full: [
    { event: 'full.paid', by: 'buyer' },
    { event: 'seller.signed', by: 'seller' },
    { event: 'all.signed', by: 'buyer' },
    { event: 'shop.handed-over', by: 'seller' },
    { event: 'bill.confirmed', by: 'buyer' },
  ],
  deposit: [
    { event: 'deposit.paid', by: 'buyer' },
    { event: 'balance.paid', by: 'buyer' },
    { event: 'seller.signed', by: 'seller' },
    { event: 'all.signed', by: 'buyer' },
    { event: 'shop.handed-over', by: 'seller' },
    { event: 'bill.confirmed', by: 'buyer' },
  ],
}

/** An order that has gone well for this many steps. */
export function anOrderAfter(steps: number, plan: PaymentPlan = 'full'): Order {
  return WELL[plan]
    .slice(0, steps)
    .reduce<Order>(
      (order, transition, index) => movedBy(order, { ...transition, at: order.placedAt + (index + 1) * HOUR_MS }),
      aPlacedOrder(plan),
    )
}

/** The order after something that has to be possible. */
export function movedBy(order: Order, transition: Transition): Order {
  const moved = moveOrder(order, transition)
  if (!moved.ok) throw new Error(`${transition.event} by ${transition.by} cannot happen: ${moved.failure}`)
  return moved.value.order
}

/** Why something cannot happen, or that it can. */
export function validated(
  order: Order,
  event: Transition['event'],
  by: Transition['by'],
  at: number,
): OrderFault | 'fine' {
  const moved = moveOrder(order, { event, by, at })
  return moved.ok ? 'fine' : moved.failure
}
