import type { CaseBlock, CaseChoice, OpenDecision } from '@diandu/core/admin'
import { listingParts } from '@diandu/core/catalog'
import { formatMoney } from '@diandu/core/format'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import {
  awaitingOperatorSince,
  edgesFrom,
  isOrderIn,
  ORDER_STATUSES,
  settlementOf,
  type OrderEvent,
  type OrderId,
  type OrderRecord,
} from '@diandu/core/orders'
import {
  findListing,
  findOrderBy,
  listOrdersForReview,
  moveStoredOrder,
  readOrderSteps,
  type OrderWithPeople,
} from '../../../orders/index.ts'
import { readWallet } from '../../../wallet/index.ts'
import type { StaffContext } from '../../admin-handler.ts'
import { caseTexts } from '../case-texts.ts'
import { handoverBlocks, reportBlocks, type Reading } from '../../people/order-evidence.ts'
import type { CaseWork, ListedCase } from '../case-work.ts'

const TEXTS = caseTexts({
  buyer: { zh: '买家', en: 'Buyer' },
  seller: { zh: '卖家', en: 'Seller' },
  order: { zh: '订单', en: 'Order' },
  number: { zh: '订单号', en: 'Number' },
  state: { zh: '状态', en: 'State' },
  paid: { zh: '买家已付，托管中', en: 'Paid by the buyer, in escrow' },
  history: { zh: '订单经过', en: 'History of the order' },
  described: { zh: '下单时的说明', en: 'As described when ordered' },
  buyerGets: { zh: '退给买家', en: 'Back to the buyer' },
  sellerGets: { zh: '付给卖家', en: 'To the seller' },
  fee: { zh: '平台服务费', en: 'Service fee' },
  debt: { zh: '卖家新欠赔偿', en: 'New debt of the seller' },
  late: { zh: '交接超过期限', en: 'The hand-over was late' },
  silent: { zh: '买家 72 小时没有回应', en: 'The buyer was silent for 72 hours' },
  noViewing: { zh: '卖家三天没有开放看店', en: 'The seller has not opened the viewing for 3 days' },
  noSignature: { zh: '卖家三天没有签字', en: 'The seller has not signed for 3 days' },
})

type Texts = ReturnType<typeof TEXTS>

/** A decision and core's edge. */
const EVENTS: Readonly<Record<string, OrderEvent>> = {
  agreed: 'refund.agreed',
  refused: 'refund.refused',
  'seller-failed': 'seller.failed',
  completed: 'buyer.silent',
}

/** Why an order waits for staff that is not under review. */
const waitsFor = ({ status }: OrderRecord, texts: Texts): string =>
  ({ 'handing-over': texts.silent, 'deposit-paid': texts.noViewing, paid: texts.noSignature })[status as string] ?? ''

const listed = ({ order, buyer, seller }: OrderWithPeople, nowMs: number, locale: Locale): ListedCase => ({
  id: order.id,
  title: order.shop.title,
  about: `${buyer} → ${seller} · ${formatMoney(order.paidFen)}`,
  state: waitsFor(order, TEXTS(locale)) || nameIn(ORDER_STATUSES[order.status].name, locale),
  since: awaitingOperatorSince(order, nowMs) ?? nowMs,
  marks: 0,
  version: order.status,
})

export const refundWork: CaseWork = {
  queue: 'refunds',
  waiting: async ({ db, clock }, { locale, most }) =>
    (await listOrdersForReview(db, most, clock.now())).map((one) => listed(one, clock.now(), locale)),
  show: async (context, id, locale) => {
    const { db, clock, box } = context
    const reading = { db, box, nowMs: clock.now(), locale }
    const found = await findOrderBy(db, id, clock.now())
    if (found === undefined) return undefined
    const { order, buyer, seller } = found
    const texts = TEXTS(locale)
    return {
      ...listed(found, clock.now(), locale),
      people: [
        { userId: order.buyerId, role: texts.buyer, name: buyer },
        { userId: order.sellerId, role: texts.seller, name: seller },
      ],
      blocks: [
        {
          kind: 'facts',
          title: texts.order,
          facts: [
            { label: texts.number, value: order.number },
            { label: texts.state, value: nameIn(ORDER_STATUSES[order.status].name, locale) },
            { label: texts.paid, value: formatMoney(order.paidFen) },
          ],
        },
        ...(await whyBlocks(order, reading, texts)),
        ...(await handoverBlocks(order, reading)),
        ...(await describedBlocks(order, context, locale)),
        {
          kind: 'steps',
          title: texts.history,
          steps: (await readOrderSteps(db, order.id)).map(({ at, status, role, by, why }) => ({
            at,
            what: nameIn(ORDER_STATUSES[status].event, locale),
            by: role === 'reviewer' ? (by ?? '') : '',
            words: why,
          })),
        },
      ],
      decisions: await openDecisions(order, context, texts),
    }
  },
  versionOf: async (db, id, nowMs) => (await findOrderBy(db, id, nowMs))?.order.status,
  decide,
}

async function decide(
  { id, decision, words }: CaseChoice,
  { staff, clock, random, commit }: StaffContext,
): Promise<Result<null>> {
  const event = EVENTS[decision]
  if (event === undefined) return fail(refused('not-found', '没有这种处理', 'decision'))
  return commit(async (tx) => {
    const before = (await findOrderBy(tx, id, clock.now()))?.order
    const moved = await moveStoredOrder(
      tx,
      { orderId: id as OrderId, event, by: 'reviewer', who: staff.name, at: clock.now(), why: words },
      { random },
    )
    if (!moved.ok) return moved
    return ok({
      value: null,
      log: {
        object: { kind: 'order', id },
        userId: moved.value.buyerId,
        reason: words,
        before: { status: before?.status ?? null },
        after: { status: moved.value.status, event },
      },
    })
  })
}

/** Those that core's edges lead to, each with what it does to the money. */
async function openDecisions(
  order: OrderRecord,
  { db }: Pick<StaffContext, 'db'>,
  texts: Texts,
): Promise<readonly OpenDecision[]> {
  const edges = edgesFrom(order.status).filter(({ by }) => by.includes('reviewer'))
  const { owedFen } = await readWallet(db, order.sellerId)
  return Object.entries(EVENTS).flatMap(([key, event]) => {
    const edge = edges.find((one) => one.event === event)
    if (edge === undefined) return []
    const sums = settlementOf(order, edge.money, owedFen)
    const lines: readonly (readonly [string, number])[] = [
      [texts.buyerGets, sums.toBuyerFen],
      [texts.sellerGets, sums.toSellerFen],
      [texts.fee, sums.toOperatorFen],
      [texts.debt, sums.newDebtFen],
    ]
    const isEnd = edge.money !== 'none'
    return [
      {
        key,
        unmet: [],
        effects: [
          { what: texts.paid, before: formatMoney(order.paidFen), after: formatMoney(isEnd ? 0 : order.paidFen) },
          ...lines.flatMap(([what, fen]) =>
            fen === 0 ? [] : [{ what, before: formatMoney(0), after: formatMoney(fen) }],
          ),
        ],
      },
    ]
  })
}

async function whyBlocks(order: OrderRecord, reading: Reading, texts: Texts): Promise<readonly CaseBlock[]> {
  const reported = await reportBlocks(order, reading)
  if (reported.length > 0) return reported
  const line = isOrderIn('under-review', order.status) ? texts.late : waitsFor(order, texts)
  return line === '' ? [] : [{ kind: 'notice', isWarning: false, title: line, lines: [] }]
}

async function describedBlocks(
  order: OrderRecord,
  { db }: StaffContext,
  locale: Locale,
): Promise<readonly CaseBlock[]> {
  const listing = await findListing(db, order.id)
  if (listing === null) return []
  return [
    {
      kind: 'facts',
      title: TEXTS(locale).described,
      facts: listingParts(listing).flatMap(({ rows }) =>
        rows.map(({ label, value, source }) => ({
          label: nameIn(label, locale),
          value: nameIn(value, locale),
          source: nameIn(source, locale),
        })),
      ),
    },
    { kind: 'words', title: TEXTS(locale).described, text: listing.description },
  ]
}
