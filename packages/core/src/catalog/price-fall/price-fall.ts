import { chineseTime } from '../../format/index.ts'
import type { NewMessage } from '../../inbox/index.ts'
import type { ShopId } from '../listing.ts'

export interface PriceChange {
  readonly shopId: ShopId
  readonly title: string
  readonly sellerId: string
  readonly fromFen: number
  readonly toFen: number
  readonly at: number
}

/**
 * What people who keep a shop among their favourites are told of its new price: that it fell. The same price is told
 * once a day; one that rose or stayed is not told, and nothing is to who has changed it.
 */
export function priceFallMessages(
  { shopId, title, sellerId, fromFen, toFen, at }: PriceChange,
  keepers: readonly string[],
): readonly NewMessage[] {
  if (!(toFen < fromFen)) return []
  const key = `price:${shopId}:${chineseTime(at, 'YYYYMMDD')}:${toFen}`
  const figures = { shop: title, fromFen, toFen }
  return keepers
    .filter((userId) => userId !== sellerId)
    .map((userId) => ({ userId, event: 'price.fell', key, subject: shopId, figures, at }))
}
