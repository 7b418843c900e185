export { figuresOf, type AgreedFigure, type FigureName } from './agreement-figures.ts'
export { asPlaced } from './as-placed.ts'
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
  agreedDates,
  deadlinesOf,
  endOfNaturalDay,
  isInstant,
  payByOf,
  type Act,
  type AgreedDates,
  type Deadline,
  type Otherwise,
  type Turn,
} from './deadlines.ts'
export { DEPOSIT_PERCENT } from './deposit.ts'
export { giveUpCost, type GiveUpCost } from './give-up-cost.ts'
export {
  dueEvent,
  moveOrder,
  openEvents,
  type Happening,
  type Moved,
  type OrderFault,
} from './move-order.ts'
export {
  edgesFrom,
  mayMove,
  MONEY_EFFECTS,
  nextStatus,
  nextStatuses,
  ORDER_ACTORS,
  ORDER_EDGES,
  type MoneyEffect,
  type OrderActor,
  type OrderEdge,
  type OrderEvent,
  type OrderLife,
} from './order-edges.ts'
export {
  isOrderStatus,
  ORDER_GROUPS,
  ORDER_STATUSES,
  orderGroup,
  statusesIn,
  wasPaidFor,
  type OrderGroup,
  type OrderStatus,
} from './order-status.ts'
export {
  CANCEL_REASONS,
  ORDER_ROLES,
  BALANCE_WAYS,
  SIGNING_PAUSES,
  type BalanceWay,
  type CancelReason,
  type Order,
  type OrderDraft,
  type OrderedShop,
  type OrderId,
  type OrderRole,
  type OrderStep,
  type SigningPause,
} from './order.ts'
export { houseTurnSince } from './house-turn.ts'
export { MOST_TURNS, myTurns, withAwaitedBalance, withPause, type MyTurn } from './my-turn.ts'
export { ENDINGS, isEnding, type DamagesPart, type Ending, type OrderOutcome } from './order-outcome.ts'
export type { ConfirmedAct, Dealings } from './dealings.ports.ts'
export type { CheckoutDraft, CheckoutDrafts, OrderFilter, Orders, OrderTotals, Payment } from './orders.ports.ts'
export type { OfferDraft, PriceOffers, ShownOffer } from './price-offers.ports.ts'
export {
  answerOffer,
  LEAST_OFFER_PERCENT,
  makeOffer,
  mayMoveOffer,
  OFFER_STATUSES,
  OFFER_VALID_HOURS,
  offerStatusAt,
  offerValidUntil,
  priceForBuyer,
  toOfferStatus,
  type OfferAnswer,
  type OfferAttempt,
  type OfferFault,
  type OfferId,
  type OfferStatus,
  type PriceOffer,
} from './price-offer.ts'
export { completingPaymentFen, couponGivenFen, paymentDue, type PaymentDue, type PaymentPart } from './payment-due.ts'
export {
  BALANCE_WITHIN_DAYS,
  capitalOf,
  CLAUSES,
  DAMAGES_PERCENT,
  HAND_OVER_WITHIN_DAYS,
  LEAST_EQUITY_PERCENT,
  PAY_WITHIN_HOURS,
  PAYMENT_PLANS,
  purchaseTerms,
  REPORT_MISMATCH_WITHIN_HOURS,
  SERVICE_FEE_PERCENT,
  SIGN_WITHIN_DAYS,
  type Clause,
  type Deal,
  type EquityShare,
  type PaymentPlan,
  type PurchaseTerms,
} from './purchase-terms.ts'
export {
  isRefundReason,
  MAX_REFUND_PICTURES,
  MAX_REFUND_WORDS,
  REFUND_REASONS,
  reportMismatch,
  type Refund,
  type RefundCase,
  type RefundFault,
  type RefundReason,
  type RefundRequest,
  type RefundVerdict,
  type Reported,
} from './refund.ts'
export { settlementOf, type Settlement } from './settlement.ts'
export { shopAfter } from './shop-after.ts'
export { isTermsVersion, TERMS_VERSION, TERMS_VERSIONS, type TermsVersion } from './terms-version.ts'
export { totalCost, type Cost, type CostItem, type TotalCost } from './total-cost.ts'
export { holdDays, LOOK_WITHIN_HOURS, NEVER_HELD, PATIENT_REFUSALS, resumeDays, SIGN_AFTER_REVIEW_HOURS, signByOf, type RunningDays, type SigningDays } from './signing-days.ts'
