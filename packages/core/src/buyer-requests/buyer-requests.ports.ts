import type { ShopCard } from '../catalog/index.ts'
import type { Page, Result, StopSignal } from '../kernel/index.ts'
import type { BuyerRequest, RequestDays, RequestId } from './buyer-request.ts'
import type { RequestCriteria } from './request-criteria.ts'
import type { RequestDraft } from './decide-request.ts'
import type { MatchReason } from './match-request.ts'
import type { OfferContact, ShopOffer, ShopOfferAnswer, ShopOfferDraft, ShopOfferId } from './shop-offer.ts'

/** A request as any visitor reads it. Its buyer's name is masked, their number is told to no visitor. */
export interface OpenRequest {
  readonly id: RequestId
  readonly criteria: RequestCriteria
  readonly content: string
  readonly publishedAt: number
  readonly until: number
  readonly buyerName: string
  readonly offerCount: number
  readonly isOwn: boolean
  /** How many of the viewer's own shops meet it; 0 for a visitor. */
  readonly fittingCount: number
}

/** A request as its buyer reads it. */
export interface OwnRequest extends Omit<BuyerRequest, 'buyerId'> {
  /** Shops on sale that meet it now. */
  readonly matchCount: number
  readonly offerCount: number
  /** Offers that wait for the buyer's word. */
  readonly waitingCount: number
}

/** A shop on sale that meets a request, and why. */
export interface MatchedShop {
  readonly shop: ShopCard
  readonly reasons: readonly MatchReason[]
}

export interface OpenRequestFilter extends Pick<RequestCriteria, 'platform' | 'kind' | 'industry'> {
  /** Only those that a shop of the viewer meets. */
  readonly fitting: boolean
}

export interface BuyerRequests {
  publish(draft: RequestDraft): Promise<Result<OwnRequest>>
  /** The newest first. */
  open(filter: OpenRequestFilter, cursor: string | null, signal?: StopSignal): Promise<Result<Page<OpenRequest>>>
  mine(cursor: string | null, signal?: StopSignal): Promise<Result<Page<OwnRequest>>>
  find(id: RequestId, signal?: StopSignal): Promise<Result<OwnRequest>>
  /** Those that were found last first. */
  matches(id: RequestId, cursor: string | null, signal?: StopSignal): Promise<Result<Page<MatchedShop>>>
  close(id: RequestId): Promise<Result<OwnRequest>>
  extend(id: RequestId, days: RequestDays): Promise<Result<OwnRequest>>
}

/** An offered shop as one of the two sees it. */
export interface ShownShopOffer extends Omit<ShopOffer, 'buyerId' | 'sellerId' | 'sellerShares' | 'buyerShares'> {
  readonly role: 'buyer' | 'seller'
  /** Null where it is not to be seen any more. */
  readonly shop: ShopCard | null
  readonly reasons: readonly MatchReason[]
  readonly criteria: RequestCriteria
  /** Of the other one. */
  readonly contact: OfferContact | null
}

export interface ShopOffers {
  /** The viewer's own shops that meet a request and were not offered to it yet. */
  fitting(requestId: RequestId, signal?: StopSignal): Promise<Result<readonly MatchedShop[]>>
  make(draft: ShopOfferDraft): Promise<Result<ShownShopOffer>>
  answer(id: ShopOfferId, answer: ShopOfferAnswer): Promise<Result<ShownShopOffer>>
  /** Shops offered to the viewer's own request, the newest first. */
  toRequest(requestId: RequestId, cursor: string | null, signal?: StopSignal): Promise<Result<Page<ShownShopOffer>>>
  /** The viewer's own offers. */
  mine(cursor: string | null, signal?: StopSignal): Promise<Result<Page<ShownShopOffer>>>
}
