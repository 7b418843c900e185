import type { OrderId } from '../../src/orders/index.ts'
import type { MarketState } from './market-state.ts'
import { transition } from './move-order.ts'

const TO_ITS_END = [
  ['seller.signed', 'seller'],
  ['all.signed', 'buyer'],
  ['shop.handed-over', 'seller'],
  ['bill.confirmed', 'buyer'],
] as const

/** An order that was paid goes well to its end. */
export function completeOrder(state: MarketState, orderId: string): void {
  for (const [event, by] of TO_ITS_END) {
    const order = state.orders.get(orderId as OrderId)
    const moved = order === undefined ? undefined : transition(state, order, { event, by, at: state.clock.now() })
    if (moved?.ok !== true) throw new Error(`Order ${orderId} does not take ${event}`)
  }
}
