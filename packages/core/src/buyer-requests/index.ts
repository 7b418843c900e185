export type {
  BuyerRequests,
  MatchedShop,
  OpenRequest,
  OpenRequestFilter,
  OwnRequest,
  ShopOffers,
  ShownShopOffer,
} from './buyer-requests.ports.ts'
export {
  isPending,
  isRequestDays,
  MAX_OPEN_REQUESTS,
  MAX_REQUEST_LENGTH,
  MAX_REQUESTS_A_DAY,
  REQUEST_DAYS,
  REQUEST_STATES,
  requestStateAt,
  type BuyerRequest,
  type RequestDays,
  type RequestId,
  type RequestState,
} from './buyer-request.ts'
export {
  decideClosing,
  decideExtension,
  decidePublication,
  decideReview,
  needsReview,
  notFound,
  requestFault,
  type RequestDraft,
  type RequestFault,
} from './decide-request.ts'
export {
  askedFor,
  MATCH_REASONS,
  matchRequest,
  type MatchedListing,
  type MatchReason,
  type MatchVerdict,
} from './match-request.ts'
export { offerAfterLeaving, requestAfterLeaving } from './leave-requests.ts'
export { matchMessage, requestMessage, shopOfferMessages } from './request-messages.ts'
export {
  contactOf,
  decideShopOffer,
  decideShopOfferAnswer,
  MAX_OFFER_LENGTH,
  MAX_SHOP_OFFERS_A_DAY,
  SHOP_OFFER_STATES,
  type OfferContact,
  type ShopOffer,
  type ShopOfferAnswer,
  type ShopOfferDraft,
  type ShopOfferId,
  type ShopOfferState,
} from './shop-offer.ts'
export { filterOfCriteria, parseCriteria, type RequestCriteria } from './request-criteria.ts'
export { readCriteria, readReasons, writeCriteria, writeReasons } from './criteria-of-message.ts'
