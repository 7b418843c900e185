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

/** Idempotency key: each person is notified once of a price change. */
export const priceChangeKey = ({ shopId, at, toFen }: Pick<PriceChange, 'shopId' | 'at' | 'toFen'>): string =>
  `price:${shopId}:${at}:${toFen}`

/**
 * Notifies people who keep a shop among their favourites that its price fell or rose, once for each change. There is no
 * message for an unchanged price, and none to the person who changed it.
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
