import { deadlinesOf, dueEvent, type BalanceWay } from '../../src/orders/index.ts'
import { balanceWay } from '../../src/wallet/index.ts'
import type { OrderRecord, MarketState } from './market-state.ts'
import { transition } from './move-order.ts'

/** Does what every deadline has brought by now. */
export function settleOverdue(state: MarketState): void {
  const now = state.clock.now()
  for (const order of state.orders.values()) {
    const event = dueEvent(order, now)
    if (event !== undefined && !(event === 'balance.late' && balanceWayOf(state, order) !== undefined))
      transition(state, order, { event, by: 'sweeper', at: now })
  }
}

/** By which way the money for an order's balance is known to be coming. */
export function balanceWayOf({ recharges, clock }: MarketState, order: OrderRecord): BalanceWay | undefined {
  const money = [...recharges.values()].filter(
    ({ payment }) => payment?.orderId === order.id && payment.part === 'balance',
  )
  return balanceWay(
    money.map((one) => ({ ...one, unpaidAt: null })),
    deadlinesOf(order)?.by ?? 0,
    clock.now(),
  )
}
