import type { OpenRequest } from '../buyer-requests/index.ts'
import type { PlatformId, ShopCard, ShopKind } from '../catalog/index.ts'
import type { Coupon, CouponOffer } from '../coupons/index.ts'
import type { Result, StopSignal } from '../kernel/index.ts'
import type { ShownCampaign } from './campaign-content.ts'

/** A shop and how many people keep it. */
export interface RankedShop {
  readonly shop: ShopCard
  readonly favouriteCount: number
}

/** A sale, its time and price; nothing of its parties. */
export interface SaleNews {
  readonly platform: PlatformId
  readonly kind: ShopKind
  readonly priceFen: number
  readonly soldAt: number
}

export interface Campaigns {
  /** The page at the plain address of a campaign. */
  page(path: string, signal?: StopSignal): Promise<Result<ShownCampaign>>
  /** The shops of one of its blocks, at most ten. */
  shops(path: string, key: string, signal?: StopSignal): Promise<Result<readonly ShopCard[]>>
  /** Those on sale that most people keep, at most ten; of two that as many keep, the one listed first. */
  ranking(signal?: StopSignal): Promise<Result<readonly RankedShop[]>>
  /** The coupons of this page's campaign, as the person who asks sees them; none while it is not open. */
  coupons(path: string, signal?: StopSignal): Promise<Result<readonly CouponOffer[]>>
  /** Claims one each of what it gives out and this person may still have. The same key claims once. */
  claimAll(path: string, key: string): Promise<Result<readonly Coupon[]>>
  /** The last sales, at most ten, the newest first. */
  news(signal?: StopSignal): Promise<Result<readonly SaleNews[]>>
  /** The newest requests of buyers, at most five. */
  needs(signal?: StopSignal): Promise<Result<readonly OpenRequest[]>>
  /** Asks for a reminder when it opens; asking again changes nothing. Answers when that will be. */
  remind(path: string): Promise<Result<{ readonly opensAt: number }>>
}
