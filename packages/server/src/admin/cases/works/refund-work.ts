import type { CaseBlock, CaseChoice, OpenDecision } from '@diandu/core/admin'
import { listingParts } from '@diandu/core/catalog'
import { formatMoney } from '@diandu/core/format'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import {
  awaitingOperatorSince,
  edgesFrom,
  HANDOVER_ITEMS,
  isOrderIn,
  ORDER_STATUSES,
  REFUND_REASONS,
  settlementOf,
  type OrderEvent,
  type OrderId,
  type OrderRecord,
} from '@diandu/core/orders'
import { signedPictureUrl } from '../../../account/index.ts'
import {
  findHandover,
  findListing,
  findOrderBy,
  listOrdersForReview,
  moveStoredOrder,
  proofUrl,
  readOrderSteps,
  readRefundCase,
  type OrderWithPeople,
} from '../../../orders/index.ts'
import { readWallet } from '../../../wallet/index.ts'
import type { StaffContext } from '../../admin-handler.ts'
import { caseTexts } from '../case-texts.ts'
import type { CaseWork, ListedCase } from '../case-work.ts'

const TEXTS = caseTexts({
  buyer: { zh: '买家', en: 'Buyer' },
  seller: { zh: '卖家', en: 'Seller' },
  order: { zh: '订单', en: 'Order' },
  number: { zh: '订单号', en: 'Number' },
  state: { zh: '状态', en: 'State' },
  paid: { zh: '买家已付，托管中', en: 'Paid by the buyer, in escrow' },
  reason: { zh: '买家反映的问题', en: 'What the buyer reports' },
  pictures: { zh: '买家的图片', en: 'Pictures of the buyer' },
  proofs: { zh: '交接凭证', en: 'Proofs of the hand-over' },
  handover: { zh: '交接经过', en: 'Hand-over' },
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
    const { db, clock } = context
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
        ...(await reportBlocks(order, context, locale)),
        ...(await handoverBlocks(order, context, locale)),
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

async function reportBlocks(
  order: OrderRecord,
  { db, box, clock }: StaffContext,
  locale: Locale,
): Promise<readonly CaseBlock[]> {
  const texts = TEXTS(locale)
  const addressOf = (picture: string) => signedPictureUrl(picture, box, clock.now())
  const refund = (await readRefundCase(db, order.id, addressOf))?.refund ?? null
  if (refund === null) {
    const line = isOrderIn('under-review', order.status) ? texts.late : waitsFor(order, texts)
    return line === '' ? [] : [{ kind: 'notice', isWarning: false, title: line, lines: [] }]
  }
  return [
    { kind: 'words', title: texts.reason, text: `${nameIn(REFUND_REASONS[refund.reason], locale)}\n${refund.words}` },
    { kind: 'pictures', title: texts.pictures, addresses: refund.pictures },
  ]
}

async function handoverBlocks(
  order: OrderRecord,
  { db, box, clock }: StaffContext,
  locale: Locale,
): Promise<readonly CaseBlock[]> {
  const record = order.handOverBegunAt === null ? undefined : await findHandover(db, order.id)
  if (record === undefined) return []
  const texts = TEXTS(locale)
  const proofs = record.entries.flatMap((entry) => entry.proofs)
  const addressOf = (proof: (typeof proofs)[number]) => proofUrl(proof, box, clock.now())
  return [
    {
      kind: 'pictures',
      title: texts.proofs,
      addresses: proofs.flatMap((proof) => (proof.document === undefined ? [addressOf(proof)] : [])),
    },
    {
      kind: 'files',
      title: texts.proofs,
      files: proofs.flatMap((proof) =>
        proof.document === undefined ? [] : [{ name: proof.document.name, address: addressOf(proof) }],
      ),
    },
    {
      kind: 'steps',
      title: texts.handover,
      steps: record.entries.map(({ at, item, act, words }) => ({
        at,
        what: `${nameIn(HANDOVER_ITEMS[item].name, locale)} · ${nameIn(HANDOVER_ACT_NAMES[act], locale)}`,
        by: '',
        words,
      })),
    },
  ]
}

const HANDOVER_ACT_NAMES = {
  marked: { zh: '卖家标记交接', en: 'marked by the seller' },
  received: { zh: '买家确认收到', en: 'received by the buyer' },
  wrong: { zh: '买家提出问题', en: 'a problem, says the buyer' },
  reopened: { zh: '重新打开', en: 'opened again' },
} as const

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
