import { chineseTime } from '../../format/index.ts'
import type { NewMessage } from '../../inbox/index.ts'
import type { ShopId } from '../listing.ts'

export interface PriceChange {
  readonly shopId: ShopId
  readonly title: string
  readonly fromFen: number
  readonly toFen: number
  readonly at: number
}

/**
 * What people who keep a shop among their favourites are told of its new price: that it fell. The same price is told
 * once a day; one that rose or stayed is not told.
 */
export function priceFallMessages(
  { shopId, title, fromFen, toFen, at }: PriceChange,
  keepers: readonly string[],
): readonly NewMessage[] {
  if (!(toFen < fromFen)) return []
  const key = `price:${shopId}:${chineseTime(at, 'YYYYMMDD')}:${toFen}`
  const figures = { shop: title, fromFen, toFen }
  return keepers.map((userId) => ({ userId, event: 'price.fell', key, subject: shopId, figures, at }))
}
