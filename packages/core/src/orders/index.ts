export { figuresOf, type AgreedFigure, type FigureName } from './terms/agreement-figures.ts'
export { asPlaced } from './life/as-placed.ts'
export type { CheckoutContext, CheckoutEvent, CheckoutInput, CheckoutPorts } from './checkout/checkout-events.ts'
export { createCheckoutMachine, type CheckoutActor, type CheckoutSnapshot } from './checkout/checkout.machine.ts'
export {
  agreedDates,
  deadlinesOf,
  endOfNaturalDay,
  isInstant,
  payByOf,
  settleByOf,
  turnOf,
  type DueAction,
  type AgreedDates,
  type Deadline,
  type Otherwise,
  type Turn,
} from './life/deadlines.ts'
export { DEPOSIT_PERCENT } from './terms/deposit.ts'
export { maxPriceWithin } from './terms/max-price-within.ts'
export { giveUpCost, type GiveUpCost } from './terms/give-up-cost.ts'
export { dueEvent, moveOrder, openEvents, type Transition, type Moved, type OrderFault } from './life/move-order.ts'
export { edgesFrom, nextStatus } from './edges-from.ts'
export {
  MONEY_EFFECTS,
  ORDER_ACTORS,
  ORDER_EDGES,
  type MoneyEffect,
  type OrderActor,
  type OrderEdge,
  type OrderEvent,
  type OrderLife,
} from './life/order-edges.ts'
export { isOrderIn, orderCodesIn, statusesIn, wasPaidFor, type OrderSet } from './order-sets.ts'
export {
  isOrderStatus,
  ORDER_CODES,
  orderCode,
  ORDER_GROUPS,
  ORDER_STATUSES,
  orderGroup,
  type OrderGroup,
  type OrderStatus,
} from './life/order-status.ts'
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
export { partyMessages } from './turns/party-messages.ts'
export { awaitedFromSeller, decideNudge, mayNudge, NUDGED_EVERY_MS, type AwaitedStep } from './turns/nudge.ts'
export type { Nudges } from './turns/nudges.ports.ts'
export { awaitingOperatorSince, SELLER_IDLE_DAYS, sellerIdleBy } from './turns/operator-turn.ts'
export { MAX_TURNS, myTurns, withAwaitedBalance, withPause, type MyTurn } from './turns/my-turn.ts'
export { ENDINGS, isEnding, type DamagesPart, type Ending, type OrderOutcome } from './life/order-outcome.ts'
export { endingOf, refundCaseOf, type OrderLogLine } from './life/order-log.ts'
export { decideCancellation, type CancellationFacts } from './decisions/decide-cancellation.ts'
export { decideFulfilment, type DecidedTransition, type FulfilmentFacts } from './decisions/decide-fulfilment.ts'
export { decideMove, type DecidedMove } from './decisions/decide-move.ts'
export { OFFER_STEP_KINDS, offerStep, stepsAt, type OfferStep, type OfferStepKind } from './bargain.ts'
export {
  agreedPriceOf,
  decideOffer,
  decideOfferAnswer,
  isPromise,
  noOffer,
  offerRefusal,
  offerShownTo,
  sideOf,
  type DecidedOffer,
  type OfferAnswerFacts,
  type OfferFacts,
  type OfferRecord,
} from './decisions/decide-offer.ts'
export {
  decidePayment,
  endedBySale,
  validatePayment,
  type DecidedPayment,
  type PaymentAttempt,
  type PaymentFacts,
} from './decisions/decide-payment.ts'
export {
  decidePlacing,
  isSameDeal,
  type DecidedPlacing,
  type OfferedShop,
  type PlacingFacts,
} from './decisions/decide-placing.ts'
export { decideRefund, noRefundPicture, type DecidedRefund, type RefundFacts } from './decisions/decide-refund.ts'
export {
  decideViewingAgreed,
  decideViewingMismatch,
  decideViewingOpened,
  type DecidedViewing,
  type ViewingFacts,
} from './decisions/decide-viewing.ts'
export {
  isAccessVisible,
  MAX_ACCESS_WORDS,
  openedViewing,
  recordedViewing,
  VIEWING_OUTCOMES,
  viewingShown,
  type Viewing,
  type ViewingFault,
  type ViewingOutcome,
  type ViewingRequest,
} from './viewing/viewing.ts'
export { isViewingCheck, VIEWING_CHECKS, viewingChecks, type ViewingCheck } from './viewing/viewing-checks.ts'
export { HANDOVER_ITEMS, isHandoverItem, type HandoverItem, type HandoverItemTexts } from './handover/handover-items.ts'
export {
  checklistItems,
  knownChecklist,
  latestChecklist,
  type Checklist,
  type ChecklistItem,
} from './handover/checklists.ts'
export { checklistDocument, checklistFrom, type ChecklistDocument } from './handover/checklist-document.ts'
export { firstWeekOf, type FirstWeekTask } from './handover/first-week.ts'
export {
  HANDOVER_ACTS,
  handoverOf,
  handoverProgress,
  isKnownEntry,
  MAX_HANDOVER_PROOFS,
  MAX_HANDOVER_WORDS,
  problemsOf,
  unproven,
  unticked,
  type Handover,
  type HandoverAct,
  type HandoverEntry,
  type HandoverItemState,
  type HandoverMark,
  type HandoverProgress,
  type HandoverProof,
  type HandoverRecord,
  type HandoverVerdict,
} from './handover/handover.ts'
export {
  decideHandOver,
  decideHandoverCheck,
  decideHandoverMark,
  type CheckRequest,
  type DecidedEntry,
  type HandoverFacts,
  type MarkRequest,
} from './handover/decide-handover.ts'
export {
  decideProofFile,
  decideProofPart,
  decideProofUpload,
  MAX_PROOF_PARTS,
  PROOF_PART_BYTES,
} from './handover/proof-file.ts'
export { PROOF_TYPES, type ProofDocument, type ProofType } from './handover/proof-type.ts'
export { bringProof } from './handover/bring-proof.ts'
export type { CheckedItem, HandoverAppendix, Handovers, MarkedItem } from './handover/handovers.ports.ts'
export type { ProofPart, SentProof, UploadedProof } from './handover/handovers.ports.ts'
export {
  isReviewShown,
  MAX_RATING,
  MAX_REPLY_WORDS,
  MAX_REVIEW_WORDS,
  MIN_RATING,
  RATED_AS,
  RATING_PARTS,
  REVIEW_WITHIN_DAYS,
  reviewByOf,
  reviewsFor,
  reviewSummary,
  validateReview,
  type OrderReviews,
  type RatingPart,
  type Ratings,
  type Review,
  type ReviewDraft,
  type ReviewFault,
  type ReviewPair,
  type ReviewRecord,
  type ReviewReply,
  type ReviewSummary,
  type SellerReview,
  type SellerReviews,
} from './reviews/review.ts'
export { decideReview, decideReviewReply, type DecidedReview, type ReviewFacts } from './reviews/decide-review.ts'
export { decideModeration } from './reviews/moderate-review.ts'
export type { Reviews } from './reviews/reviews.ports.ts'
export type { Viewings } from './viewing/viewings.ports.ts'
export { deadlineReminder, REMINDED_BEFORE_MS } from './decisions/deadline-reminder.ts'
export { offerMessages } from './decisions/offer-messages.ts'
export { orderMessages } from './decisions/order-messages.ts'
export { noOrder, orderRefusal, shopTaken } from './decisions/order-refusal.ts'
export { endedByTime, isOverdue, maySee, shownTo, type OrderRecord } from './order-record.ts'
export type { ConfirmedAction, Fulfilment } from './fulfilment.ports.ts'
export type { CheckoutDraft, CheckoutDrafts, OrderFilter, Orders, OrderTotals, Payment } from './orders.ports.ts'
export type { AgreedPrice, BargainThread, OfferDraft, PriceOffers, ShownOffer } from './price-offers.ports.ts'
export {
  answerOffer,
  counterBounds,
  isAnsweredSo,
  MIN_OFFER_PERCENT,
  makeOffer,
  OFFERS,
  OFFER_STATUSES,
  OFFER_VALID_HOURS,
  offerStatusAt,
  offerTurn,
  offerValidUntil,
  priceForBuyer,
  standingFen,
  toOfferStatus,
  type OfferAnswer,
  type OfferAttempt,
  type OfferFault,
  type OfferId,
  type OfferStatus,
  type PriceOffer,
} from './price-offer.ts'
export {
  completingPaymentFen,
  couponGivenFen,
  couponPayment,
  minServiceFeeFen,
  ownPaidFen,
  ownPaymentFen,
  paymentDue,
  type PaymentDue,
  type PaymentPart,
} from './life/payment-due.ts'
export {
  BALANCE_WITHIN_DAYS,
  capitalOf,
  CLAUSES,
  DAMAGES_PERCENT,
  HAND_OVER_WITHIN_DAYS,
  MIN_EQUITY_PERCENT,
  PAY_WITHIN_HOURS,
  PAYMENT_PLANS,
  purchaseTerms,
  REPORT_MISMATCH_WITHIN_HOURS,
  SERVICE_FEE_PERCENT,
  SETTLE_WITHIN_DAYS_OF_VIEWING,
  SIGN_WITHIN_DAYS,
  type Clause,
  type OlderClause,
  type Deal,
  type EquityShare,
  type PaymentPlan,
  type PurchaseTerms,
} from './terms/purchase-terms.ts'
export {
  isRefundReason,
  MAX_REFUND_PICTURES,
  MAX_REFUND_WORDS,
  REFUND_REASONS,
  reportMismatch,
  validateRefund,
  type Refund,
  type RefundCase,
  type RefundFault,
  type RefundReason,
  type RefundRequest,
  type RefundVerdict,
  type Reported,
} from './refund.ts'
export { settlementOf, type Settlement } from './terms/settlement.ts'
export { awardOf, isVerdict, verdictEdge, VERDICTS, type Verdict } from './terms/verdict.ts'
export { shopAfter } from './life/shop-after.ts'
export { canBeSigned, CIRCUMSTANCES, isSignedByAll, type Circumstance } from './life/circumstances.ts'
export {
  hasViewing,
  isTermsVersion,
  TERMS_VERSION,
  TERMS_VERSIONS,
  VERSIONS_WITHOUT_VIEWING,
  type TermsVersion,
} from './terms/terms-version.ts'
export { orderSums, shopSums, sumsAfter } from './terms/deal-sums.ts'
export type { Cost, CostItem, DealSums, LaterSums } from './terms/deal-sums.ts'
export { LOOK_WITHIN_HOURS, NEVER_HELD, PATIENT_REFUSALS, SIGN_AFTER_REVIEW_HOURS } from './life/signing-days.ts'
export { daysAfterMoney, holdDays, resumeDays, signByOf } from './life/signing-days.ts'
export type { RunningDays, SigningDays } from './life/signing-days.ts'
export { orderedListing } from './ordered-listing.ts'
