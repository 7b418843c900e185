import { deadlinesOf, dueEvent } from '../../src/orders/index.ts'
import { mayHaveComeInTime } from '../../src/wallet/index.ts'
import type { KeptOrder, MarketState } from './market-state.ts'
import { happen } from './move-order.ts'

/** Does what every deadline has brought by now. */
export function settleOverdue(state: MarketState): void {
  const now = state.clock.now()
  for (const order of state.orders.values()) {
    const event = dueEvent(order, now)
    if (event !== undefined && !(event === 'balance.late' && isMoneyAwaited(state, order))) happen(state, order, { event, by: 'sweeper', at: now })
  }
}

function isMoneyAwaited({ recharges, clock }: MarketState, order: KeptOrder): boolean {
  const by = deadlinesOf(order)?.by ?? 0
  return [...recharges.values()].some((one) => one.payment?.orderId === order.id && one.payment.part === 'balance' && mayHaveComeInTime({ ...one, unpaidAt: null }, by, clock.now()))
}
