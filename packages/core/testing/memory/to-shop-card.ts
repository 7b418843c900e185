import type { Shop, ShopCard } from '../../src/catalog/index.ts'

/** Without the fields that a list does not show. */
export const toShopCard = ({
  description: _description,
  figures: _figures,
  photos: _photos,
  sellerName: _sellerName,
  viewCount: _viewCount,
  ...card
}: Shop): ShopCard => card
