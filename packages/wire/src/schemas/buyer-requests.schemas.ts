import * as v from 'valibot'
import {
  MATCH_REASONS,
  REQUEST_DAYS,
  REQUEST_STATES,
  SHOP_OFFER_STATES,
  type MatchedShop,
  type OpenRequest,
  type OwnRequest,
  type RequestCriteria,
  type RequestId,
  type ShopOfferId,
  type ShownShopOffer,
} from '@diandu/core/buyer-requests'
import { industry, platformId, province, shopCard, shopId, shopKind, trademarkState } from './catalog.schemas.ts'
import { count, fen, idOf, instant, keysOf } from './schemas.ts'

export const requestId = idOf<RequestId>()
export const shopOfferId = idOf<ShopOfferId>()
export const requestDays = v.picklist(REQUEST_DAYS)

export const criteriaEntries = {
  platform: v.exactOptional(platformId),
  kind: v.exactOptional(shopKind),
  industry: v.exactOptional(industry),
  minPriceFen: v.exactOptional(fen),
  maxPriceFen: v.exactOptional(fen),
  province: v.exactOptional(province),
  trademark: v.exactOptional(trademarkState),
}

const criteria = v.object(criteriaEntries) satisfies v.GenericSchema<unknown, RequestCriteria>

export const openRequest = v.object({
  id: requestId,
  criteria,
  content: v.string(),
  publishedAt: instant,
  until: instant,
  buyerName: v.string(),
  offerCount: count,
  isOwn: v.boolean(),
  fittingCount: count,
}) satisfies v.GenericSchema<unknown, OpenRequest>

export const ownRequest = v.object({
  id: requestId,
  criteria,
  content: v.string(),
  publishedAt: instant,
  until: instant,
  state: v.picklist(keysOf(REQUEST_STATES)),
  refusedFor: v.nullable(v.string()),
  matchCount: count,
  offerCount: count,
  waitingCount: count,
}) satisfies v.GenericSchema<unknown, OwnRequest>

const reasons = v.array(v.picklist(MATCH_REASONS))

export const matchedShop = v.object({ shop: shopCard, reasons }) satisfies v.GenericSchema<unknown, MatchedShop>

export const shownShopOffer = v.object({
  id: shopOfferId,
  requestId,
  shopId,
  content: v.string(),
  state: v.picklist(keysOf(SHOP_OFFER_STATES)),
  offeredAt: instant,
  answeredAt: v.nullable(instant),
  role: v.picklist(['buyer', 'seller']),
  shop: v.nullable(shopCard),
  reasons,
  criteria,
  contact: v.nullable(v.object({ name: v.string(), mobile: v.string(), isFull: v.boolean() })),
}) satisfies v.GenericSchema<unknown, ShownShopOffer>
