import { deadlinesOf, withAwaitedBalance, type Order } from '@diandu/core/orders'
import { balanceWay, RECHARGE_STATUSES, rechargeCodesWith, type MoneyOnItsWay } from '@diandu/core/wallet'
import { storedStatus, type Queries } from '../../database/index.ts'

interface Row extends Omit<MoneyOnItsWay, 'status'> {
  readonly status: number
  readonly orderId: string
}

const AWAITED = `SELECT order_id, channel, status, created_at AS asked_at, unpaid_at FROM recharges
  WHERE order_id = ANY($1::text[]) AND order_part = 'balance' AND status IN (${rechargeCodesWith('pending')})`

/** These orders, each with the way by which its balance is known to be coming. */
export async function withAwaitedBalances(
  db: Queries,
  orders: readonly Order[],
  nowMs: number,
): Promise<readonly Order[]> {
  const owing = orders.flatMap(({ id, status }) => (status === 'deposit-paid' ? [id] : []))
  if (owing.length === 0) return orders
  const rows = (await db.query<Row>(AWAITED, [owing])).map(({ status, ...row }) => ({
    ...row,
    status: storedStatus(RECHARGE_STATUSES, status),
  }))
  return orders.map((order) =>
    withAwaitedBalance(
      order,
      balanceWay(
        rows.filter(({ orderId }) => orderId === order.id),
        deadlinesOf(order)?.by ?? 0,
        nowMs,
      ),
    ),
  )
}
