export {
  findOrderBy,
  listEveryOrder,
  listOrdersForReview,
  openOrdersOf,
  type OrderWithPeople,
} from './lists/every-order-store.ts'
export { withAwaitedBalances } from './payment/awaited-balance-store.ts'
export { checklistContent } from './handovers/checklist-content.ts'
export { findHandover } from './handovers/handover-store.ts'
export { proofUrl } from './handovers/proof-files/proof-file-url.ts'
export { findOwnOrder } from './find-own-order.ts'
export { listOrders } from './lists/order-list-store.ts'
export { listTurns } from './lists/turn-store.ts'
export { countWaitingOffers } from './offers/bargain-store.ts'
export { moveStoredOrder } from './move-stored-order.ts'
export { findListing } from './lists/order-listing-store.ts'
export { findOrder, readOrderSteps } from './order-store.ts'
export { lockForPayment, payOrder } from './payment/pay-order.ts'
export { ordersModule } from './orders-module.ts'
export { moveByVerdict, passVerdict, type StaffVerdict } from './refunds/move-by-verdict.ts'
export { readRefundCase } from './refunds/read-refund-case.ts'
export { placeOrder } from './place-order.ts'
export { buyersOf, lockShop, shopsInOrders } from './sold-shop-store.ts'
export {
  findReview,
  listReviews,
  moderateReview,
  noteChecked,
  reviewsToCheck,
  type StoredReview,
} from './reviews/review-store.ts'
export { agreeToViewing, openViewing } from './viewings/record-viewing.ts'
export { SIGN_ENDS_AT } from './sign-ends-at.ts'
