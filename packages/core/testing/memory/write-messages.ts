import { lastFall, priceChangeMessages, type PriceChange, type Shop, type ShopGlance } from '../../src/catalog/index.ts'
import { kindOfEvent, type MessageId, type NewMessage } from '../../src/inbox/index.ts'
import type { MarketState } from './market-state.ts'

/** Once for each person and key. */
export function writeMessages(state: MarketState, messages: readonly NewMessage[]): void {
  for (const { userId, event, key, subject, figures, at } of messages) {
    if (state.inbox.some((one) => one.userId === userId && one.key === key)) continue
    const id = `message-${state.inbox.length + 1}` as MessageId
    state.inbox.push({ userId, key, id, kind: kindOfEvent(event), event, subject, figures, at, readAt: null })
  }
}

/** The last price cut, for the shop's card. */
export const fallOf = (state: MarketState, { id, priceFen }: Pick<Shop, 'id' | 'priceFen'>): ShopGlance['fall'] =>
  lastFall(
    state.priceChanges.filter(({ shopId }) => shopId === id),
    priceFen,
  )

/** Stores a change of a price, and notifies all who keep the shop. */
export function tellPriceChange(state: MarketState, change: PriceChange): void {
  if (change.fromFen !== change.toFen) state.priceChanges.push(change)
  const changedShop = state.shops.get(change.shopId)
  if (changedShop !== undefined) {
    const { shop } = changedShop
    state.shops.set(shop.id, {
      ...changedShop,
      shop: { ...shop, glance: { ...shop.glance, fall: fallOf(state, shop) } },
    })
  }
  const keepers = [...state.favourites].filter(([, kept]) => kept.includes(change.shopId)).map(([userId]) => userId)
  writeMessages(state, priceChangeMessages(change, keepers))
}
