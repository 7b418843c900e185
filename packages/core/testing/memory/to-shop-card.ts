import type { Shop, ShopCard } from '../../src/catalog/index.ts'

/** What a list shows of a shop, and nothing more. */
export function toShopCard(shop: Shop): ShopCard {
  const { description, figures, photos, otherFeesFen, sellerName, viewCount, ...card } = shop
  return card
}
