import { decisionOf, PROPOSAL_MS, type CaseChange } from '@diandu/core/admin'
import { formatMoney } from '@diandu/core/format'
import { fail, ok } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import {
  awardOf,
  couponGivenFen,
  nextStatus,
  ORDER_STATUSES,
  settlementOf,
  verdictEdge,
  VERDICTS,
  type OrderRecord,
  type Verdict,
} from '@diandu/core/orders'
import { availableOf } from '@diandu/core/wallet'
import type { Queries } from '../../database/index.ts'
import { findOrderBy, moveByVerdict, type StaffVerdict } from '../../orders/index.ts'
import { waitingProposals, type StoredProposal } from '../../staff/index.ts'
import { letThroughTo, readBalances, readWallet } from '../../wallet/index.ts'
import { caseTexts } from '../cases/case-texts.ts'
import { changedSince } from './changed-since.ts'
import type { ProposedAct } from './proposed-act.ts'

const TEXTS = caseTexts({
  verdict: { zh: '裁决', en: 'Verdict' },
  state: { zh: '订单状态', en: 'State of the order' },
  paid: { zh: '买家已付，托管中', en: 'Paid by the buyer, in escrow' },
  buyerGets: { zh: '退给买家', en: 'Back to the buyer' },
  sellerGets: { zh: '付给卖家', en: 'To the seller' },
  coupon: { zh: '退回平台的优惠券抵扣', en: 'Discount of the coupon, back to the platform' },
  fee: { zh: '平台服务费', en: 'Service fee' },
  passedOn: { zh: '从卖家款项扣赔其他买家', en: 'Withheld from the seller for other buyers' },
  owed: { zh: '卖家所欠赔偿', en: 'Damages that the seller owes' },
  buyerHas: { zh: '买家可用余额', en: 'Available balance of the buyer' },
  withinDay: { zh: '24 小时内放行给此用户，连同本次', en: 'Let through to this user within 24 hours, with this' },
  sellerHas: { zh: '卖家可用余额', en: 'Available balance of the seller' },
})

/** Each sum and balance before and after a verdict: who decides and who approves read the same. */
export async function verdictChanges(
  db: Queries,
  order: OrderRecord,
  verdict: Verdict,
  locale: Locale,
): Promise<readonly CaseChange[]> {
  const texts = TEXTS(locale)
  const money = verdictEdge(order, verdict)?.money ?? 'none'
  const { owedFen } = await readWallet(db, order.sellerId)
  const sums = settlementOf(order, money, owedFen)
  const [buyer, seller] = [availableOf(order.buyerId), availableOf(order.sellerId)]
  const balances = await readBalances(db, [buyer, seller])
  const couponFen = sums.toBuyerFen > 0 ? couponGivenFen(order) : 0
  const toBuyerFen = sums.toBuyerFen - couponFen
  const change = (what: string, fen: number, more: number): CaseChange => ({
    what,
    before: formatMoney(fen),
    after: formatMoney(fen + more),
  })
  const lines = [
    [texts.buyerGets, 0, toBuyerFen],
    [texts.sellerGets, 0, sums.toSellerFen],
    [texts.coupon, 0, couponFen],
    [texts.fee, 0, sums.toOperatorFen],
    [texts.passedOn, 0, sums.debtPaidFen],
    [texts.owed, owedFen, sums.newDebtFen - sums.debtPaidFen],
    [texts.buyerHas, balances.get(buyer) ?? 0, toBuyerFen],
    [texts.sellerHas, balances.get(seller) ?? 0, sums.toSellerFen],
  ] as const
  return [
    change(texts.paid, order.paidFen, money === 'none' ? 0 : -order.paidFen),
    ...lines.flatMap(([what, fen, more]) => (more === 0 ? [] : [change(what, fen, more)])),
  ]
}

/** Verdicts that wait for their second account. */
export const proposedVerdicts = async (db: Queries, nowMs: number): Promise<readonly StoredProposal[]> =>
  (await waitingProposals(db, nowMs - PROPOSAL_MS)).filter(({ act }) => act === decideRefundAct.act)

export const isAboutOrder = ({ input }: StoredProposal, orderId: string): boolean =>
  (input as StaffVerdict).orderId === orderId

export const nameOfVerdict = ({ input }: StoredProposal, locale: Locale): string =>
  verdictName((input as StaffVerdict).verdict, locale)

const verdictName = (verdict: Verdict, locale: Locale): string =>
  nameIn(decisionOf('refunds', verdict)?.names ?? { zh: verdict, en: verdict }, locale)

export const decideRefundAct: ProposedAct<StaffVerdict> = {
  act: 'decide-refund',
  link: ({ orderId }) => ({ page: 'orders', id: orderId }),
  changes: async (db, { orderId, verdict }, { locale, nowMs }) => {
    const order = (await findOrderBy(db, orderId, nowMs))?.order
    if (order === undefined) return []
    const to = nextStatus(order.status, VERDICTS[verdict]) ?? order.status
    const texts = TEXTS(locale)
    const { userId, amountFen } = awardOf(order, verdict)
    const toPersonFen = await letThroughTo(db, { userId, at: nowMs })
    const stateName = (status: OrderRecord['status']) => nameIn(ORDER_STATUSES[status].name, locale)
    return [
      { what: texts.verdict, before: '-', after: verdictName(verdict, locale) },
      { what: texts.state, before: stateName(order.status), after: stateName(to) },
      ...(await verdictChanges(db, order, verdict, locale)),
      { what: texts.withinDay, before: formatMoney(toPersonFen), after: formatMoney(toPersonFen + amountFen) },
    ]
  },
  carryOut: async (tx, verdict, { maker, staff, random, nowMs }) => {
    const by = { who: `${maker.name}, ${staff.name}`, nowMs, random }
    const moved = await moveByVerdict(tx, verdict, by)
    if (!moved.ok) return fail(changedSince())
    return ok({
      object: { kind: 'order', id: verdict.orderId },
      userId: moved.value.buyerId,
      before: verdict.seen,
      after: { status: moved.value.status, verdict: verdict.verdict },
    })
  },
}
