import { fail, ok, type Page, type Result } from '@diandu/core/kernel'
import { ORDER_ROLES, orderGroup, statusesIn, type Order, type OrderFilter, type OrderRole, type OrderStatus, type OrderTotals } from '@diandu/core/orders'
import { badParameter } from '../calls/index.ts'
import type { Queries } from '../database/index.ts'
import { shownTo } from './kept-order.ts'
import { selectOrders } from './order-store.ts'

const PAGE_SIZE = 20

/** The state that is shown: an unpaid order past its 24 hours is cancelled. `$2` is now. */
const SHOWN_STATUS = 'CASE WHEN status = 1 AND pay_by < $2 THEN 2 ELSE status END'

/** A seller has nothing to do with an order that nobody has paid for. */
const SIDES: Readonly<Record<OrderRole, string>> = { buyer: 'buyer_id = $1', seller: 'seller_id = $1 AND status NOT IN (1, 2)' }
const sides = (role: OrderRole | undefined): readonly OrderRole[] => (role === undefined ? ORDER_ROLES : [role])

/** A person's orders, newest first: what they buy, and what was paid for of theirs. */
export async function listOrders(
  db: Queries,
  userId: string,
  { role, group, cursor }: OrderFilter & { readonly cursor: string | undefined },
  nowMs: number,
): Promise<Result<Page<Order>>> {
  const from = readCursor(cursor)
  if (from === null) return fail(badParameter('cursor', '内容不合要求'))
  const mine = (condition: string) =>
    `(SELECT id FROM orders WHERE ${condition} AND (placed_at, id) < ($3, $4) AND (${SHOWN_STATUS}) = ANY($5::int[])
      ORDER BY placed_at DESC, id DESC LIMIT ${PAGE_SIZE + 1})`
  const found = await selectOrders(
    db,
    `WHERE o.id IN (${sides(role).map((side) => mine(SIDES[side])).join(' UNION ALL ')})
     ORDER BY o.placed_at DESC, o.id DESC LIMIT ${PAGE_SIZE + 1}`,
    [userId, nowMs, from.placedAt, from.id, group === undefined ? EVERY_STATUS : statusesIn(group)],
  )
  const items = found.slice(0, PAGE_SIZE).map((order) => shownTo(userId, order, nowMs))
  const last = items.at(-1)
  return ok({ items, nextCursor: found.length > PAGE_SIZE && last !== undefined ? writeCursor(last) : null })
}

export async function countOrders(db: Queries, userId: string, role: OrderRole | undefined, nowMs: number): Promise<OrderTotals> {
  const rows = await db.query<{ shown: OrderStatus; count: number }>(
    `SELECT ${SHOWN_STATUS} AS shown, count(*) AS count FROM orders WHERE ${sides(role).map((side) => `(${SIDES[side]})`).join(' OR ')} GROUP BY 1`,
    [userId, nowMs],
  )
  const totals = { unpaid: 0, open: 0, completed: 0, closed: 0 }
  for (const { shown, count } of rows) totals[orderGroup(shown)] += count
  return totals
}

const EVERY_STATUS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]

interface Place {
  readonly placedAt: number
  readonly id: string
}

const FIRST: Place = { placedAt: Number.MAX_SAFE_INTEGER, id: '' }

const writeCursor = ({ placedAt, id }: Place): string => Buffer.from(`${placedAt} ${id}`).toString('base64url')

function readCursor(cursor: string | undefined): Place | null {
  if (cursor === undefined) return FIRST
  const [, placedAt, id] = /^(\d{1,15}) ([\w-]{1,40})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return placedAt === undefined || id === undefined ? null : { placedAt: Number(placedAt), id }
}
