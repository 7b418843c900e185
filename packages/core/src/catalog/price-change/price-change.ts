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

/** By which a change of a price is told once to a person. */
export const priceChangeKey = ({ shopId, at, toFen }: Pick<PriceChange, 'shopId' | 'at' | 'toFen'>): string =>
  `price:${shopId}:${at}:${toFen}`

/**
 * What people who keep a shop among their favourites are told of its new price: that it fell or rose. Each change is
 * told once; a price that stayed is not told, and nothing is to who has changed it.
 */
export function priceChangeMessages(
  { shopId, title, sellerId, fromFen, toFen, at }: PriceChange,
  keepers: readonly string[],
): readonly NewMessage[] {
  if (!(toFen < fromFen) && !(toFen > fromFen)) return []
  const event = toFen < fromFen ? 'price.fell' : 'price.rose'
  const key = priceChangeKey({ shopId, at, toFen })
  const figures = { shop: title, fromFen, toFen }
  return keepers
    .filter((userId) => userId !== sellerId)
    .map((userId) => ({ userId, event, key, subject: shopId, figures, at }))
}
