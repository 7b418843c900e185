import { filteredShop, type Shop } from '../src/catalog/index.ts'

/** The part of a shop that alerts compare. */
export const watchedShop = (shop: Omit<Shop, 'sellerName' | 'viewCount' | 'glance'>) => ({
  ...filteredShop(shop),
  id: shop.id,
  title: shop.title,
})
