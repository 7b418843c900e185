import { HOUR_MS } from '@diandu/core/kernel'
import { exampleShop, AN_ORDINARY_NOON } from '@diandu/core/testing'
import { NEVER_HELD, payByOf, purchaseTerms, TERMS_VERSION, type Order, type OrderId, type OrderStatus, type PaymentPlan } from '@diandu/core/orders'

/** The way that leads to each state. */
const WAYS: Readonly<Record<OrderStatus, { readonly plan: PaymentPlan; readonly way: readonly OrderStatus[] }>> = {
  1: { plan: 'full', way: [1] },
  2: { plan: 'full', way: [1, 2] },
  3: { plan: 'deposit', way: [1, 3] },
  4: { plan: 'full', way: [1, 4] },
  5: { plan: 'full', way: [1, 4, 5] },
  6: { plan: 'deposit', way: [1, 3, 4, 5, 6] },
  7: { plan: 'full', way: [1, 4, 5, 7] },
  8: { plan: 'deposit', way: [1, 3, 8] },
  9: { plan: 'full', way: [1, 4, 5, 7, 9] },
}

/** One believable order in the state; an hour lies between any two of its steps. */
export function anOrderAt(status: OrderStatus, change: Partial<Order> = {}): Order {
  const { plan, way } = WAYS[status]
  const { id, title, platform, kind, priceFen } = exampleShop(1)
  const { serviceFeeFen, depositFen } = purchaseTerms({ priceFen, plan, kind })
  const history = way.map((step, index) => ({ status: step, at: AN_ORDINARY_NOON + index * HOUR_MS }))
  const at = (step: OrderStatus) => history.find((entry) => entry.status === step)?.at ?? null
  const isPaid = way.includes(4)
  return {
    id: 'order-1' as OrderId,
    number: 'DD0000000001',
    role: 'buyer',
    shop: { id, title, platform, kind },
    plan,
    termsVersion: TERMS_VERSION,
    status,
    priceFen,
    serviceFeeFen,
    couponFen: 0,
    paidFen: status === 9 ? 0 : isPaid ? priceFen + serviceFeeFen : way.includes(3) ? depositFen : 0,
    placedAt: AN_ORDINARY_NOON,
    payBy: payByOf(AN_ORDINARY_NOON),
    depositPaidAt: at(3),
    paidAt: at(4),
    sellerSignedAt: at(5),
    ...NEVER_HELD,
    handOverBegunAt: at(5),
    handedOverAt: null,
    cancelReason: status === 2 ? 'buyer' : null,
    history,
    ...change,
  }
}
