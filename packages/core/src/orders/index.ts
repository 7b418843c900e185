export {
  createCheckoutMachine,
  type CheckoutActor,
  type CheckoutContext,
  type CheckoutEvent,
  type CheckoutInput,
  type CheckoutPorts,
  type CheckoutSnapshot,
} from './checkout.machine.ts'
export {
  DAY_MS,
  deadlinesOf,
  endOfNaturalDay,
  HOUR_MS,
  payByOf,
  type Act,
  type Deadline,
  type Otherwise,
  type Turn,
} from './deadlines.ts'
export {
  isOrderStatus,
  nextStatus,
  ORDER_GROUPS,
  ORDER_STATUSES,
  orderGroup,
  statusesIn,
  type OrderEvent,
  type OrderGroup,
  type OrderStatus,
} from './order-status.ts'
export {
  CANCEL_REASONS,
  type CancelReason,
  type Order,
  type OrderDraft,
  type OrderedShop,
  type OrderId,
  type OrderStep,
} from './order.ts'
export type { CheckoutDraft, CheckoutDrafts, Orders, OrderTotals, Payment } from './orders.ports.ts'
export { paymentDue, type PaymentDue, type PaymentPart } from './payment-due.ts'
export {
  BALANCE_WITHIN_DAYS,
  CLAUSES,
  DAMAGES_PERCENT,
  DEPOSIT_PERCENT,
  HAND_OVER_WITHIN_DAYS,
  LEAST_EQUITY_PERCENT,
  PAY_WITHIN_HOURS,
  PAYMENT_PLANS,
  purchaseTerms,
  REPORT_MISMATCH_WITHIN_HOURS,
  SERVICE_FEE_PERCENT,
  SIGN_WITHIN_DAYS,
  TERMS_VERSION,
  type Clause,
  type Deal,
  type PaymentPlan,
  type PurchaseTerms,
} from './purchase-terms.ts'
export { totalCost, type Cost, type CostItem, type TotalCost } from './total-cost.ts'
