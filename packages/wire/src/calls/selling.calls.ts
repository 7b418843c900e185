import * as v from 'valibot'
import { SALE_ACTS, SALE_GROUPS, type SellForm } from '@diandu/core/selling'
import { call } from './call.ts'
import { industry, platformId, shopId, shopKind } from '../schemas/catalog.schemas.ts'
import { count, cursor, digits, fen, keysOf, nothingIn, nothingOut, pageOf } from '../schemas/schemas.ts'
import {
  dealtShop,
  ownFigures,
  ownListing,
  ownListingDetail,
  priceHint,
  relatedShop,
  sellDraftContent,
  sellFormEntries,
  storedSellDraft,
} from '../schemas/selling.schemas.ts'

const FILLED: SellForm = {
  platform: '1',
  kind: 'flagship',
  industry: 'womenswear',
  platformShopId: '57301286',
  shopAddress: 'https://yunhe.tmall.com',
  title: '女装旗舰店，老客稳定',
  province: '33',
  description: '经营三年，老客稳定，证照齐全，可配合过户。',
  photos: '',
  openedOn: '2021-05-18',
  level: '3 皇冠',
  described: '4.8',
  service: '4.7',
  delivery: '4.9',
  general: '0',
  severe: '0',
  counterfeit: '0',
  fans: '12000',
  monthlyTurnover: '180000',
  refundRate: '12.5',
  exported: 'ratings fans',
  price: '168000',
  otherFees: '0',
  consumerDeposit: '50000',
  annualFee: '30000',
  registeredCapital: '1000000',
  hasLoans: 'no',
  transferWay: 'company-transfer',
  shopHolderKind: 'company',
  shopHolder: '杭州云禾服饰有限公司',
  trademark: 'registered',
  niceClass: '25',
  holder: '杭州云禾服饰有限公司',
  taxpayer: 'general',
  carriesStock: 'no',
  teaches: 'yes',
  contactName: '周先生',
  contactMobile: '13800000003',
  consent: 'yes',
}

export const sell = call('POST sell', {
  summary: 'Hands in a shop to be sold: it is reviewed before any other person sees it',
  access: 'member',
  once: true,
  rateLimitPerMinute: 10,
  input: v.strictObject(sellFormEntries),
  output: ownListingDetail,
  example: FILLED,
})

export const changeListing = call('POST sell/change', {
  summary: 'Says something else of a shop of one’s own, which is then reviewed again',
  access: 'member',
  rateLimitPerMinute: 20,
  input: v.strictObject({ id: shopId, revision: count, ...sellFormEntries }),
  output: ownListingDetail,
  example: { id: 'shop-1', revision: 1, ...FILLED },
})

export const changeListingPrice = call('PUT sell/price', {
  summary: 'Asks another price for a shop of one’s own; who keeps it is told where it fell',
  access: 'member',
  rateLimitPerMinute: 20,
  input: v.strictObject({ id: shopId, revision: count, priceFen: fen }),
  output: ownListingDetail,
  example: { id: 'shop-1', revision: 1, priceFen: 15_800_000 },
})

export const actOnListing = call('PUT sell/act', {
  summary: 'Pauses a shop of one’s own, shows it again, takes it off the market, or hands it in again',
  access: 'member',
  rateLimitPerMinute: 30,
  input: v.strictObject({ id: shopId, revision: count, act: v.picklist(SALE_ACTS) }),
  output: ownListingDetail,
  example: { id: 'shop-1', revision: 1, act: 'pause' },
})

export const listOwnListings = call('GET sell/shops', {
  summary: 'One’s own shops for sale, the newest first',
  access: 'member',
  input: v.strictObject({ group: v.exactOptional(v.picklist(keysOf(SALE_GROUPS))), cursor: v.exactOptional(cursor) }),
  output: pageOf(ownListing),
  example: { group: 'review', cursor: 'c1' },
})

export const getOwnListing = call('GET sell/shop', {
  summary: 'One shop of one’s own: what it says, what happened to it, and how many people looked',
  access: 'member',
  input: v.strictObject({ id: shopId }),
  output: ownListingDetail,
  example: { id: 'shop-1' },
})

export const listOwnFigures = call('GET sell/figures', {
  summary: 'What only their seller is told of shops on the market: views, saves, offers that wait, the newest first',
  access: 'member',
  input: nothingIn,
  output: v.object({ items: v.array(ownFigures) }),
})

export const getSellDraft = call('GET sell/draft', {
  summary: 'What one has filled in of a listing on any device',
  access: 'member',
  input: nothingIn,
  output: v.nullable(storedSellDraft),
})

export const saveSellDraft = call('POST sell/draft', {
  summary: 'Keeps what was filled in, unless another device has kept something else meanwhile',
  access: 'member',
  rateLimitPerMinute: 60,
  bodyBytes: 96 * 1024,
  input: v.strictObject({ revision: count, content: sellDraftContent }),
  output: storedSellDraft,
  example: { revision: 1, content: '{"version":1,"form":{"platform":"1"}}' },
})

export const dropSellDraft = call('DELETE sell/draft', {
  summary: 'Forgets what was filled in',
  access: 'member',
  input: nothingIn,
  output: nothingOut,
})

const subject = { platform: v.pipe(digits(99), platformId), kind: shopKind, industry }

export const getPriceHint = call('GET sell/price-hint', {
  summary: 'What shops like this one ask, and were sold for; null where there are too few',
  access: 'anyone',
  input: v.strictObject({ ...subject, ratingHundredths: v.exactOptional(digits(500)) }),
  output: v.nullable(priceHint),
  example: { platform: 1, kind: 'flagship', industry: 'womenswear' },
})

export const listDealtShops = call('POST dealShop', {
  summary: 'Shops that changed hands here, the newest listing first',
  access: 'anyone',
  input: v.strictObject({
    platform: v.exactOptional(v.pipe(digits(99), platformId)),
    kind: v.exactOptional(shopKind),
    industry: v.exactOptional(industry),
    cursor: v.exactOptional(cursor),
  }),
  output: pageOf(dealtShop),
  example: { platform: 1, kind: 'flagship', industry: 'womenswear', cursor: 'c1' },
})

export const getRelationShops = call('POST getRelationShops', {
  summary: 'Shops on sale that have to do with one: its seller’s others, then shops like it',
  access: 'anyone',
  input: v.strictObject({ id: shopId }),
  output: v.array(relatedShop),
  example: { id: 'shop-1' },
})
