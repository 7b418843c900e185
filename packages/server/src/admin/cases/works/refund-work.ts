import type { CaseBlock, CaseChoice, OpenDecision } from '@diandu/core/admin'
import { listingParts } from '@diandu/core/catalog'
import { formatMoney, formatTime } from '@diandu/core/format'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import {
  awaitingOperatorSince,
  awardOf,
  isOrderIn,
  isVerdict,
  ORDER_STATUSES,
  verdictEdge,
  VERDICTS,
  type OrderRecord,
} from '@diandu/core/orders'
import type { Queries } from '../../../database/index.ts'
import {
  findListing,
  findOrderBy,
  listOrdersForReview,
  moveByVerdict,
  passVerdict,
  readOrderSteps,
  type OrderWithPeople,
  type StaffVerdict,
} from '../../../orders/index.ts'
import { findStaff } from '../../../staff/index.ts'
import type { StaffContext } from '../../admin-handler.ts'
import {
  decideRefundAct,
  isAboutOrder,
  nameOfVerdict,
  proposedVerdicts,
  verdictChanges,
} from '../../proposals/decide-refund.ts'
import { propose } from '../../proposals/proposed-act.ts'
import { caseTexts } from '../case-texts.ts'
import { orderEventName, orderEventWords } from '../../people/order-event-names.ts'
import { handoverBlocks, reportBlocks, type Reading } from '../../people/order-evidence.ts'
import type { CaseWork, ListedCase } from '../case-work.ts'
import { aloneEffects } from './alone-effects.ts'

const TEXTS = caseTexts({
  buyer: { zh: '买家', en: 'Buyer' },
  seller: { zh: '卖家', en: 'Seller' },
  order: { zh: '订单', en: 'Order' },
  number: { zh: '订单号', en: 'Number' },
  state: { zh: '状态', en: 'State' },
  paid: { zh: '买家已付，托管中', en: 'Paid by the buyer, in escrow' },
  history: { zh: '订单经过', en: 'History of the order' },
  described: { zh: '下单时的说明', en: 'As described when ordered' },
  description: { zh: '下单时的介绍', en: 'Description when ordered' },
  late: { zh: '交接超过期限', en: 'The hand-over was late' },
  silent: { zh: '买家 72 小时没有回应', en: 'The buyer was silent for 72 hours' },
  noViewing: { zh: '卖家三天没有开放看店', en: 'The seller has not opened the viewing for 3 days' },
  noSignature: { zh: '卖家三天没有签字', en: 'The seller has not signed for 3 days' },
  second: { zh: '第二人复核', en: 'Approval by a second person' },
  without: { zh: '还没有', en: 'none yet' },
  asProposal: { zh: '需要：提交后等待另一人通过', en: 'required: it waits for another person' },
  proposed: { zh: '裁决已提交，等待另一人复核', en: 'Verdict proposed, waiting for approval' },
})

type Texts = ReturnType<typeof TEXTS>

/** Why an order waits for staff that is not under review. */
const waitsFor = ({ status }: OrderRecord, texts: Texts): string =>
  ({ 'handing-over': texts.silent, 'deposit-paid': texts.noViewing, paid: texts.noSignature })[status as string] ?? ''

/** A case whose verdict was proposed is another than before. */
const versionOf = (order: OrderRecord, isProposed: boolean): string =>
  isProposed ? `${order.status} proposed` : order.status

const listed = (
  { order, buyer, seller }: OrderWithPeople,
  nowMs: number,
  { locale, isProposed }: { readonly locale: Locale; readonly isProposed: boolean },
): ListedCase => ({
  id: order.id,
  title: order.shop.title,
  about: `${buyer} → ${seller} · ${formatMoney(order.paidFen)}`,
  state: isProposed
    ? TEXTS(locale).proposed
    : waitsFor(order, TEXTS(locale)) || nameIn(ORDER_STATUSES[order.status].name, locale),
  since: awaitingOperatorSince(order, nowMs) ?? nowMs,
  marks: 0,
  version: versionOf(order, isProposed),
})

export const refundWork: CaseWork = {
  queue: 'refunds',
  waiting: async ({ db, clock }, { locale, most }) => {
    const proposed = await proposedVerdicts(db, clock.now())
    return (await listOrdersForReview(db, most, clock.now())).map((one) =>
      listed(one, clock.now(), { locale, isProposed: proposed.some((each) => isAboutOrder(each, one.order.id)) }),
    )
  },
  show: async (context, id, locale) => {
    const { db, clock, box } = context
    const reading = { db, box, nowMs: clock.now(), locale }
    const found = await findOrderBy(db, id, clock.now())
    if (found === undefined) return undefined
    const { order, buyer, seller } = found
    const texts = TEXTS(locale)
    const proposal = await proposedVerdict(db, id, clock.now())
    return {
      ...listed(found, clock.now(), { locale, isProposed: proposal !== undefined }),
      people: [
        { userId: order.buyerId, role: texts.buyer, name: buyer },
        { userId: order.sellerId, role: texts.seller, name: seller },
      ],
      blocks: [
        ...(proposal === undefined
          ? []
          : [
              {
                kind: 'notice',
                isWarning: false,
                title: texts.proposed,
                lines: [
                  `${nameOfVerdict(proposal, locale)} · ${(await findStaff(db, proposal.maker))?.name ?? ''} · ${formatTime(proposal.madeAt)}`,
                ],
              } as const,
            ]),
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
          steps: (await readOrderSteps(db, order.id)).map(({ at, event, role, by, why }) => ({
            at,
            what: nameIn(orderEventName(event), locale),
            by: role === 'reviewer' ? (by ?? '') : '',
            words: orderEventWords(why, locale),
          })),
        },
      ],
      decisions: proposal === undefined ? await openDecisions(order, context, locale) : [],
    }
  },
  versionOf: async (db, id, nowMs) => {
    const order = (await findOrderBy(db, id, nowMs))?.order
    return order && versionOf(order, (await proposedVerdict(db, id, nowMs)) !== undefined)
  },
  decide,
}

const proposedVerdict = async (db: Queries, orderId: string, nowMs: number) =>
  (await proposedVerdicts(db, nowMs)).find((one) => isAboutOrder(one, orderId))

/** A verdict that awards more than one person may let through alone is proposed. */
async function decide({ id, decision, words }: CaseChoice, context: StaffContext): Promise<Result<null>> {
  const { db, staff, clock, random, commit } = context
  const nowMs = clock.now()
  const order = (await findOrderBy(db, id, nowMs))?.order
  if (order === undefined || !isVerdict(decision)) return fail(refused('not-found', '没有这种处理', 'decision'))
  const { status, paidFen } = order
  const verdict: StaffVerdict = { orderId: id, verdict: decision, seen: { status, paidFen }, why: words }
  return passVerdict(order, decision, staff.name, { db, random, nowMs }, (needsTwo) =>
    commit(async (tx) => {
      if ((await proposedVerdict(tx, id, nowMs)) !== undefined)
        return fail(refused('request-closed', '裁决已提交，等待复核', 'id'))
      if (needsTwo) {
        const given = { input: verdict, reason: words, userId: order.buyerId, before: verdict.seen, after: verdict }
        return ok({ value: null, log: (await propose(tx, decideRefundAct, given, context)).log })
      }
      const moved = await moveByVerdict(tx, verdict, { who: staff.name, nowMs, random })
      if (!moved.ok) return moved
      return ok({
        value: null,
        log: {
          object: { kind: 'order', id },
          userId: moved.value.buyerId,
          reason: words,
          before: verdict.seen,
          after: { status: moved.value.status, verdict: decision },
        },
      })
    }),
  )
}

/** Those that core's edges lead to, each with what it does to the money, and to what is let through by one alone. */
async function openDecisions(
  order: OrderRecord,
  context: StaffContext,
  locale: Locale,
): Promise<readonly OpenDecision[]> {
  const texts = TEXTS(locale)
  const second = { what: texts.second, before: texts.without, after: texts.asProposal }
  const open: OpenDecision[] = []
  for (const key of Object.keys(VERDICTS).filter(isVerdict)) {
    if (verdictEdge(order, key) === undefined) continue
    const { needsTwo, sums } = await aloneEffects(context, awardOf(order, key), locale)
    const effects = [...(await verdictChanges(context.db, order, key, locale)), ...(needsTwo ? [second] : sums)]
    open.push({ key, unmet: [], effects })
  }
  return open
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
    { kind: 'words', title: TEXTS(locale).description, text: listing.description },
  ]
}
