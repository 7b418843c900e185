import type { Shop, ShopCard } from '../../src/catalog/index.ts'

/** What a list shows of a shop, and nothing more. */
export const toShopCard = (shop: Shop): ShopCard => ({
  id: shop.id,
  platform: shop.platform,
  kind: shop.kind,
  industry: shop.industry,
  title: shop.title,
  priceFen: shop.priceFen,
  province: shop.province,
  trademark: shop.trademark,
  taxpayer: shop.taxpayer,
  rating: shop.rating,
  level: shop.level,
  transferWay: shop.transferWay,
  isInspected: shop.isInspected,
  status: shop.status,
  publishedAt: shop.publishedAt,
})
