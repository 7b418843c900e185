import type { Shop, ShopCard } from '../../src/catalog/index.ts'

/** What a list shows of a shop, and nothing more. */
export const toShopCard = ({
  description: _description,
  figures: _figures,
  photos: _photos,
  sellerName: _sellerName,
  viewCount: _viewCount,
  ...card
}: Shop): ShopCard => card
