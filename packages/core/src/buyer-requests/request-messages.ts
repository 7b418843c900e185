import { INDUSTRIES, platformOf, PROVINCES, SHOP_KINDS, TRADEMARK_STATES, type ShopCard } from '../catalog/index.ts'
import { formatPriceWan } from '../format/index.ts'
import type { NewMessage } from '../inbox/index.ts'
import type { BuyerRequest, RequestCriteria } from './buyer-request.ts'
import type { MatchReason } from './match-request.ts'
import type { ShopOffer } from './shop-offer.ts'

type ToldShop = Pick<ShopCard, 'id' | 'title' | 'priceFen'>

interface FoundShop {
  readonly request: BuyerRequest
  readonly shop: ToldShop
  readonly sellerId: string
  readonly reasons: readonly MatchReason[]
  readonly at: number
}

/** To who looks for a shop: one that fits came up. Once for each shop, however often it comes back. */
export const matchMessage = ({ request, shop, reasons, at }: FoundShop): NewMessage => ({
  userId: request.buyerId,
  event: 'match.shop',
  key: `match:${request.id}:${shop.id}`,
  subject: shop.id,
  figures: { shop: shop.title, priceFen: shop.priceFen, because: becauseText(reasons) },
  at,
})

/** To who has a shop: what is looked for. Once for each request, however many of their shops it fits. */
export const requestMessage = ({ request, shop, sellerId, reasons, at }: FoundShop): NewMessage => ({
  userId: sellerId,
  event: 'match.request',
  key: `request:${request.id}`,
  subject: request.id,
  figures: { wanted: wantedText(request.criteria), shop: shop.title, because: becauseText(reasons) },
  at,
})

/** To who looks for a shop: an owner offers theirs. */
export const offeredMessage = (
  offer: ShopOffer,
  { criteria, shop }: { readonly criteria: RequestCriteria; readonly shop: ToldShop },
): NewMessage => ({
  userId: offer.buyerId,
  event: 'match.offered',
  key: `shop-offer:${offer.id}`,
  subject: shop.id,
  figures: { wanted: wantedText(criteria), shop: shop.title, priceFen: shop.priceFen },
  at: offer.offeredAt,
})

const REASON_NAMES: Readonly<Record<MatchReason, string>> = {
  platform: '平台',
  kind: '店铺类型',
  industry: '类目',
  price: '价格',
  trademark: '商标',
  province: '地区',
}

const becauseText = (reasons: readonly MatchReason[]): string =>
  `符合：${reasons.map((reason) => REASON_NAMES[reason]).join('、')}`

function wantedText({ platform, kind, industry, minPriceFen, maxPriceFen, trademark, province }: RequestCriteria) {
  return [
    platform && platformOf(platform).name.zh,
    kind && SHOP_KINDS[kind].zh,
    industry && INDUSTRIES[industry].zh,
    minPriceFen === undefined ? undefined : `¥${formatPriceWan(minPriceFen)} 以上`,
    maxPriceFen === undefined ? undefined : `¥${formatPriceWan(maxPriceFen)} 以内`,
    trademark && TRADEMARK_STATES[trademark].zh,
    province && PROVINCES[province].zh,
  ]
    .filter((text) => text !== undefined)
    .join(' · ')
}
