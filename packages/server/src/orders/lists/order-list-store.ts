import type { Page, Result } from '@diandu/core/kernel'
import {
  ORDER_ROLES,
  ORDER_CODES,
  orderCodesIn,
  orderGroup,
  type Order,
  type OrderFilter,
  type OrderRole,
  type OrderTotals,
  shownTo,
} from '@diandu/core/orders'
import { pageByTime } from '../../calls/index.ts'
import type { Queries } from '../../database/index.ts'
import { selectOrders } from '../order-store.ts'
import { storedStatus } from '../../database/index.ts'
import { shownStatus } from '../../order-status-sql/index.ts'

/** `$2` is now. */
const SHOWN_STATUS = shownStatus('orders', '$2')

/** A seller has nothing to do with an order that is not paid for. */
const SIDES: Readonly<Record<OrderRole, string>> = {
  buyer: 'buyer_id = $1',
  seller: `seller_id = $1 AND status IN (${orderCodesIn('paid-for')})`,
}
const sides = (role: OrderRole | undefined): readonly OrderRole[] => (role === undefined ? ORDER_ROLES : [role])

/** A person's orders, newest first: what they buy, and what was paid for of theirs. */
export function listOrders(
  db: Queries,
  userId: string,
  { role, group, cursor }: OrderFilter & { readonly cursor: string | undefined },
  nowMs: number,
): Promise<Result<Page<Order>>> {
  return pageByTime(cursor, {
    read: ({ at, id }, max) => {
      const mine = (condition: string) =>
        `(SELECT id FROM orders WHERE ${condition} AND (placed_at, id) < ($3, $4) AND (${SHOWN_STATUS}) = ANY($5::int[])
          ORDER BY placed_at DESC, id DESC LIMIT ${max})`
      return selectOrders(
        db,
        `WHERE o.id IN (${sides(role)
          .map((side) => mine(SIDES[side]))
          .join(' UNION ALL ')})
         ORDER BY o.placed_at DESC, o.id DESC LIMIT ${max}`,
        [userId, nowMs, at, id, group === undefined ? ORDER_CODES.codes : orderCodesIn(group)],
      )
    },
    placeOf: ({ placedAt, id }) => ({ at: placedAt, id }),
    show: (order) => shownTo(userId, order, nowMs),
  })
}

export async function countOrders(
  db: Queries,
  userId: string,
  role: OrderRole | undefined,
  nowMs: number,
): Promise<OrderTotals> {
  const rows = await db.query<{ shown: number; count: number }>(
    `SELECT ${SHOWN_STATUS} AS shown, count(*) AS count FROM orders WHERE ${sides(role)
      .map((side) => `(${SIDES[side]})`)
      .join(' OR ')} GROUP BY 1`,
    [userId, nowMs],
  )
  const totals = { unpaid: 0, open: 0, completed: 0, closed: 0 }
  for (const { shown, count } of rows) totals[orderGroup(storedStatus(ORDER_CODES, shown))] += count
  return totals
}
