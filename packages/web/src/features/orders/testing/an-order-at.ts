import { HOUR_MS } from '@diandu/core/kernel'
import { exampleShop, AN_ORDINARY_NOON } from '@diandu/core/testing'
import {
  NEVER_HELD,
  payByOf,
  purchaseTerms,
  TERMS_VERSION,
  type Order,
  type OrderId,
  type OrderStatus,
  type PaymentPlan,
} from '@diandu/core/orders'

/** The way that leads to each state. */
const WAYS: Readonly<Record<OrderStatus, { readonly plan: PaymentPlan; readonly way: readonly OrderStatus[] }>> = {
  'awaiting-payment': { plan: 'full', way: ['awaiting-payment'] },
  cancelled: { plan: 'full', way: ['awaiting-payment', 'cancelled'] },
  'deposit-paid': { plan: 'deposit', way: ['awaiting-payment', 'deposit-paid'] },
  paid: { plan: 'full', way: ['awaiting-payment', 'paid'] },
  'handing-over': { plan: 'full', way: ['awaiting-payment', 'paid', 'handing-over'] },
  completed: { plan: 'deposit', way: ['awaiting-payment', 'deposit-paid', 'paid', 'handing-over', 'completed'] },
  'refund-under-review': { plan: 'full', way: ['awaiting-payment', 'paid', 'handing-over', 'refund-under-review'] },
  'closed-with-damages': { plan: 'deposit', way: ['awaiting-payment', 'deposit-paid', 'closed-with-damages'] },
  refunded: { plan: 'full', way: ['awaiting-payment', 'paid', 'handing-over', 'refund-under-review', 'refunded'] },
}

/** One believable order in the state; an hour lies between any two of its steps. */
export function anOrderAt(status: OrderStatus, change: Partial<Order> = {}): Order {
  const { plan, way } = WAYS[status]
  const { id, title, platform, kind, priceFen } = exampleShop(1)
  const { serviceFeeFen, depositFen } = purchaseTerms({ priceFen, plan, kind })
  const history = way.map((step, index) => ({ status: step, at: AN_ORDINARY_NOON + index * HOUR_MS }))
  const at = (step: OrderStatus) => history.find((entry) => entry.status === step)?.at ?? null
  const isPaid = way.includes('paid')
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
    paidFen:
      status === 'refunded' ? 0 : isPaid ? priceFen + serviceFeeFen : way.includes('deposit-paid') ? depositFen : 0,
    placedAt: AN_ORDINARY_NOON,
    payBy: payByOf(AN_ORDINARY_NOON),
    depositPaidAt: at('deposit-paid'),
    paidAt: at('paid'),
    viewingOpenedAt: null,
    viewedAt: null,
    sellerSignedAt: at('handing-over'),
    buyerSignedAt: at('handing-over'),
    ...NEVER_HELD,
    handOverBegunAt: at('handing-over'),
    handedOverAt: null,
    cancelReason: status === 'cancelled' ? 'buyer' : null,
    history,
    ...change,
  }
}
