import { dueEvent } from '../../src/orders/index.ts'
import type { MarketState } from './market-state.ts'
import { happen } from './move-order.ts'

/** Does what every deadline has brought by now. */
export function settleOverdue(state: MarketState): void {
  const now = state.clock.now()
  for (const order of state.orders.values()) {
    const event = dueEvent(order, now)
    if (event !== undefined) happen(state, order, { event, by: 'sweeper', at: now })
  }
}
