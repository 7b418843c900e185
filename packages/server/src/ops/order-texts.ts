import { formatYuan } from '@diandu/core/format'
import { ORDER_STATUSES, type OrderStatus } from '@diandu/core/orders'
import { escrowOf } from '@diandu/core/wallet'
import type { Database } from '../database/index.ts'
import { findOrderBy, listEveryOrder, readSteps, type OrderChoice, type OrderWithPeople } from '../orders/index.ts'
import { readBalances } from '../wallet/index.ts'
import { oneLine } from './one-line.ts'
import { tableText } from './table-text.ts'
import { time } from './time-text.ts'

export async function listOrdersText(db: Database, choice: OrderChoice, nowMs: number): Promise<string> {
  const orders = await listEveryOrder(db, choice, nowMs)
  if (orders.length === 0) return 'There are no such orders.'
  return tableText(
    ['NUMBER', 'STATE', 'SHOP', 'BUYER', 'SELLER', 'PLAN', 'PRICE', 'PAID', 'PLACED'],
    orders.map(({ order, buyer, seller }) => [
      order.number,
      stateText(order.status),
      order.shop.title,
      buyer,
      seller,
      order.plan,
      yuan(order.priceFen),
      yuan(order.paidFen),
      time(order.placedAt),
    ]),
  )
}

/** Null where there is no such order. */
export async function showOrderText(db: Database, idOrNumber: string, nowMs: number): Promise<string | null> {
  const found = await findOrderBy(db, idOrNumber, nowMs)
  if (found === undefined) return null
  const { order } = found
  const heldFen = (await readBalances(db, [escrowOf(order.id)])).get(escrowOf(order.id)) ?? 0
  const facts = tableText(['ORDER', order.number], [...factsOf(found), ['held in escrow', `${yuan(heldFen)} yuan`]])
  const steps = await readSteps(db, order.id)
  const course = tableText(
    ['WHEN', 'STATE', 'WHAT', 'BY', 'WHY'],
    steps.map(({ at, status, event, role, by, why }) => [time(at), stateText(status), event, by === null ? role : `${role} ${oneLine(by)}`, oneLine(why) || '-']),
  )
  return `${facts}\n\n${course}`
}

function factsOf({ order, buyer, seller }: OrderWithPeople): readonly (readonly string[])[] {
  return [
    ['id', order.id],
    ['state', stateText(order.status) + (order.cancelReason === null ? '' : ` (${order.cancelReason})`)],
    ['shop', `${order.shop.title} (${order.shop.id})`],
    ['buyer', buyer],
    ['seller', seller],
    ['plan', order.plan],
    ['terms', order.termsVersion],
    ['price', `${yuan(order.priceFen)} yuan`],
    ['service fee', `${yuan(order.serviceFeeFen)} yuan`],
    ['paid', `${yuan(order.paidFen)} yuan`],
    ['pay by', time(order.payBy)],
  ]
}

const yuan = (amountFen: number): string => formatYuan(amountFen, { grouped: true })
const stateText = (status: OrderStatus): string => `${status} ${ORDER_STATUSES[status].name.en.toLowerCase()}`
