import {
  shopEvents,
  type Alert,
  type AlertId,
  type AlertNews,
  type ShopChange,
  type ShopEvent,
} from '../../../src/alerts/index.ts'
import type { ShopId } from '../../../src/catalog/index.ts'
import type { UserId } from '../../../src/session/index.ts'
import type { MarketState } from '../market-state.ts'

interface Waiting {
  readonly shopId: ShopId
  readonly news: AlertNews
  readonly at: number
}

interface AlertBook {
  readonly alerts: Map<AlertId, Alert<UserId>>
  readonly waiting: Map<AlertId, readonly Waiting[]>
  events: readonly ShopEvent[]
}

const bookIn = new WeakMap<MarketState, AlertBook>()

export function bookOf(state: MarketState): AlertBook {
  const book = bookIn.get(state) ?? { alerts: new Map(), waiting: new Map(), events: [] }
  bookIn.set(state, book)
  return book
}

/** Remembers what happened to a shop, until `tellAlerts` comes by. */
export function noteShopChange(state: MarketState, change: ShopChange): void {
  const book = bookOf(state)
  book.events = [...book.events, ...shopEvents(change)]
}
