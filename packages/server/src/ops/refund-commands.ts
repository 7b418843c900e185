import { listingParts } from '@diandu/core/catalog'
import { formatYuan } from '@diandu/core/format'
import { houseTurnSince, ORDER_STATUSES, REFUND_REASONS } from '@diandu/core/orders'
import { createDataBox, signedPictureUrl } from '../account/index.ts'
import { findListing, findOrderBy, listOrdersForHouse, moveKeptOrder, readRefundCase, type OrderWithPeople } from '../orders/index.ts'
import { noteRefusal } from './note-refusal.ts'
import { oneLine } from './one-line.ts'
import { done, type OpsAnswer, type OpsParts } from './ops-parts.ts'
import { VERDICTS, type RefundCommand } from './parse-refund-command.ts'
import { tableText } from './table-text.ts'
import { time } from './time-text.ts'

export async function runRefundCommand(command: RefundCommand, parts: OpsParts): Promise<OpsAnswer> {
  switch (command.name) {
    case 'refunds list':
      return done(await refundsText(command.most, parts))
    case 'refunds show': {
      const found = await findOrderBy(parts.db, command.order, parts.clock.now())
      return found === undefined ? nowhere(command.order) : done(await refundText(found, parts))
    }
    case 'refunds move':
      return move(command, parts)
  }
}

async function refundsText(most: number, { db, clock }: OpsParts): Promise<string> {
  const now = clock.now()
  const orders = await listOrdersForHouse(db, most, now)
  if (orders.length === 0) return 'No order is under review, and no buyer is silent.'
  const rows = await Promise.all(
    orders.map(async ({ order, buyer, seller }) => {
      const reason = order.status === 5 ? SILENT : await reasonText(order.id, db)
      return [order.number, order.shop.title, buyer, seller, yuan(order.paidFen), time(houseTurnSince(order, now) ?? now), reason]
    }),
  )
  return tableText(['NUMBER', 'SHOP', 'BUYER', 'SELLER', 'HELD', 'SINCE', 'REASON'], rows)
}

const SILENT = 'buyer silent for 72 hours'

async function reasonText(orderId: string, db: OpsParts['db']): Promise<string> {
  const reason = (await readRefundCase(db, orderId, String))?.refund?.reason
  return reason === undefined ? 'hand-over was late' : REFUND_REASONS[reason].en
}

async function refundText({ order, buyer, seller }: OrderWithPeople, { db, clock, dataKey }: OpsParts): Promise<string> {
  const box = createDataBox(dataKey)
  const found = await readRefundCase(db, order.id, (picture) => signedPictureUrl(picture, box, clock.now()))
  const { refund = null, verdict = null } = found ?? {}
  const told = refund === null ? [['reason', found === null ? 'there was no review' : 'the hand-over was late']] : [
    ['reason', REFUND_REASONS[refund.reason].en],
    ['words', oneLine(refund.words) || '-'],
    ['reported', time(refund.reportedAt)],
    ...refund.pictures.map((picture) => ['picture', picture]),
  ]
  const said = verdict === null ? [] : [['verdict', `${verdict.isAgreed ? 'agreed' : 'refused'}, ${time(verdict.at)}: ${oneLine(verdict.why)}`]]
  const silentSince = order.status === 5 ? houseTurnSince(order, clock.now()) : undefined
  const facts = tableText(['ORDER', order.number], [
    ['state', `${order.status} ${ORDER_STATUSES[order.status].name.en.toLowerCase()}`],
    ['shop', order.shop.title],
    ['buyer', buyer],
    ['seller', seller],
    ['paid', `${yuan(order.paidFen)} yuan`],
    ...(silentSince === undefined ? [] : [['buyer silent', `since ${time(silentSince)}`]]),
    ...told,
    ...said,
  ])
  return `${facts}\n\n${await describedText(order.id, db)}`
}

/** What was promised, to be held against what is reported. */
async function describedText(orderId: string, db: OpsParts['db']): Promise<string> {
  const listing = await findListing(db, orderId)
  if (listing === null) return 'What the listing said when this order was placed was not kept.'
  const rows = listingParts(listing).flatMap(({ rows: of }) => of.map(({ label, value, source }) => [label.en, oneLine(value.en), source.en]))
  return `${tableText(['AS DESCRIBED WHEN ORDERED', '', 'SAID BY'], rows)}\nDescription: ${oneLine(listing.description) || '-'}`
}

async function move({ order: which, to, by, why }: Extract<RefundCommand, { name: 'refunds move' }>, parts: OpsParts): Promise<OpsAnswer> {
  const { db, clock, random } = parts
  const found = await findOrderBy(db, which, clock.now())
  if (found === undefined) return nowhere(which)
  const { order } = found
  const moved = await db.transaction((tx) =>
    moveKeptOrder(tx, { orderId: order.id, event: VERDICTS[to], by: 'reviewer', who: by, at: clock.now(), why }, { random }),
  )
  await noteRefusal({ name: 'refunds move', about: order.number, by }, moved, parts)
  if (!moved.ok) return { exitCode: 1, text: `Order ${order.number} stands at ${stateText(order.status)} and cannot be ${to} now.` }
  return done(`Order ${order.number}: ${to}. It is now ${stateText(moved.value.status)}.`)
}

const stateText = (status: OrderWithPeople['order']['status']): string => `${status} ${ORDER_STATUSES[status].name.en.toLowerCase()}`
const yuan = (fen: number): string => formatYuan(fen, { grouped: true })
const nowhere = (order: string): OpsAnswer => ({ exitCode: 1, text: `There is no order "${order}". "orders list" shows their numbers.` })
