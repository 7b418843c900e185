import type { CaseBlock, CaseChoice, OpenDecision } from '@diandu/core/admin'
import { formatMoney, formatTime } from '@diandu/core/format'
import { fail, ok, refused, type Name, type Result } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import {
  availableOf,
  isPassedAlone,
  movementKnown,
  nextByReviewer,
  PAYMENT_METHODS,
  RECHARGE_APPROVAL,
  RECHARGE_STATUSES,
  type RechargeStatus,
} from '@diandu/core/wallet'
import { signedPictureUrl } from '../../../account/index.ts'
import { unlessTaken } from '../../../database/index.ts'
import { reviewLockedRecharge } from '../../../payments/index.ts'
import {
  findRecharge,
  listRecharges,
  readBalances,
  rechargeTotalsOf,
  reviewedAlone,
  sameReceipts,
  type RechargeRecord,
} from '../../../wallet/index.ts'
import type { StaffContext } from '../../admin-handler.ts'
import { lineOfRecord } from '../../money/statements/line-store.ts'
import { caseTexts } from '../case-texts.ts'
import type { CaseWork, ListedCase } from '../case-work.ts'
import { accountBlocks } from './account-block.ts'
import { aloneEffects } from './alone-effects.ts'
import { creditLateMoney, isLateCreditProposed } from './late-credit.ts'

const TEXTS = caseTexts({
  user: { zh: '用户', en: 'User' },
  recharge: { zh: '充值', en: 'Recharge' },
  amount: { zh: '金额', en: 'Amount' },
  way: { zh: '方式', en: 'Method' },
  state: { zh: '状态', en: 'State' },
  late: { zh: '迟到款', en: 'Late money' },
  lateSince: { zh: '充值失败后到账的时间', en: 'Came after it had failed, at' },
  creditedBy: { zh: '已入账，充值编号', en: 'Credited by recharge' },
  reference: { zh: '银行流水号', en: 'Bank reference' },
  payment: { zh: '用于订单', en: 'For the order' },
  by: { zh: '最晚', en: 'by' },
  receipt: { zh: '汇款凭证', en: 'Receipt' },
  line: { zh: '银行流水', en: 'Line of the bank' },
  other: { zh: '对方', en: 'Counterparty' },
  remark: { zh: '附言', en: 'Remark' },
  time: { zh: '时间', en: 'Time' },
  same: { zh: '同一张凭证还用于其他充值', en: 'Other recharges have the same receipt' },
  history: { zh: '此前的充值', en: 'Recharges before' },
  credited: { zh: '已入账', en: 'credited' },
  failed: { zh: '失败', en: 'failed' },
  steps: { zh: '经过', en: 'Steps' },
  balance: { zh: '可用余额', en: 'Available balance' },
  needsTwo: { zh: '须经第二人复核：请提交审批', en: 'a second person has to approve it: submit it for approval' },
  second: { zh: '第二人复核', en: 'Approval by a second person' },
  without: { zh: '还没有', en: 'none yet' },
  asProposal: { zh: '需要：提交后等待复核员通过', en: 'required: it waits for a checker' },
  proposed: { zh: '入账已提交，等待复核员通过', en: 'Its credit was proposed and waits for a checker' },
})

/** Steps that no member of staff took are stored by a word. */
const ACTORS: Readonly<Record<string, Name>> = {
  person: { zh: '用户本人', en: 'the user' },
  channel: { zh: '支付通道', en: 'payment channel' },
  house: { zh: '平台', en: 'the platform' },
}

const versionOf = ({ status, late }: RechargeRecord): string => (late === 'waiting' ? 'late' : status)

const stateOf = ({ status, late }: RechargeRecord, locale: Locale): string =>
  late === 'waiting' ? TEXTS(locale).late : nameIn(RECHARGE_STATUSES.read(status).name, locale)

const listed = (one: RechargeRecord, locale: Locale): ListedCase => ({
  id: one.id,
  title: formatMoney(one.amountFen),
  about: `${one.username} · ${nameIn(PAYMENT_METHODS[one.method].name, locale)}`,
  state: stateOf(one, locale),
  since: one.late === 'waiting' ? (one.paidLateAt ?? one.askedAt) : one.askedAt,
  marks: 0,
  version: versionOf(one),
})

/** Where each decision but the credit of late money leads. */
const statusTo = (decision: string): RechargeStatus =>
  ({ approve: RECHARGE_APPROVAL.passed, disapprove: 'not-approved' as const })[decision] ?? (decision as RechargeStatus)

const isApproval = (decision: string): boolean => decision === 'approve' || decision === 'disapprove'

const decisionsAt = ({ status, late }: RechargeRecord): readonly string[] => {
  if (late === 'waiting') return ['credit-late']
  return status === RECHARGE_APPROVAL.inApproval ? ['approve', 'disapprove'] : nextByReviewer(status)
}

export const rechargeWork: CaseWork = {
  queue: 'recharges',
  waiting: async ({ db }, { locale, most }) => (await listRecharges(db, true, most)).map((one) => listed(one, locale)),
  show: async (context, id, locale) => {
    const { db, clock } = context
    const stored = await findRecharge(db, id)
    if (stored === undefined) return undefined
    const texts = TEXTS(locale)
    const isProposed = await isLateCreditProposed(db, id, clock.now())
    return {
      ...listed(stored, locale),
      people: [{ userId: stored.userId, role: texts.user, name: stored.username }],
      blocks: [
        ...(isProposed ? [{ kind: 'notice', isWarning: false, title: texts.proposed, lines: [] } as const] : []),
        ...(await evidence(stored, context, locale)),
        ...(await accountBlocks(context, stored.userId, locale)),
        {
          kind: 'steps',
          title: texts.steps,
          steps: stored.steps.map(({ at, status, by, why }) => {
            const actor = ACTORS[by]
            return {
              at,
              what: nameIn(RECHARGE_STATUSES.read(status).name, locale),
              by: actor === undefined ? by : nameIn(actor, locale),
              words: why,
            }
          }),
        },
      ],
      decisions: isProposed ? [] : await openDecisions(stored, context, locale),
    }
  },
  versionOf: async (db, id) => {
    const stored = await findRecharge(db, id)
    return stored && versionOf(stored)
  },
  decide: (choice, context) =>
    choice.decision === 'credit-late' ? creditLateMoney(choice, context) : move(choice, context),
}

async function evidence(
  stored: RechargeRecord,
  { db, box, clock }: StaffContext,
  locale: Locale,
): Promise<readonly CaseBlock[]> {
  const texts = TEXTS(locale)
  const { id, userId, amountFen, method, receipt, bankReference, paidLateAt, creditedBy, payment } = stored
  const same = await sameReceipts(db, id)
  const line = await lineOfRecord(db, box, { kind: 'recharge', id })
  const { credited, creditedFen, failed } = await rechargeTotalsOf(db, userId)
  const time = (at: number) => formatTime(at, 'yyyy-mm-dd hh:mm')
  return [
    ...(same.length === 0
      ? []
      : [
          {
            kind: 'notice',
            isWarning: true,
            title: texts.same,
            lines: same.map(({ status }) => nameIn(RECHARGE_STATUSES.read(status).name, locale)),
          } as const,
        ]),
    {
      kind: 'facts',
      title: texts.recharge,
      facts: [
        { label: texts.amount, value: formatMoney(amountFen) },
        { label: texts.way, value: nameIn(PAYMENT_METHODS[method].name, locale) },
        { label: texts.state, value: stateOf(stored, locale) },
        ...(paidLateAt === null ? [] : [{ label: texts.lateSince, value: time(paidLateAt) }]),
        ...(creditedBy === null ? [] : [{ label: texts.creditedBy, value: creditedBy }]),
        ...(bankReference === null ? [] : [{ label: texts.reference, value: bankReference }]),
        ...(payment === null
          ? []
          : [
              {
                label: texts.payment,
                value: `${payment.orderId}${payment.payBy === null ? '' : ` · ${texts.by} ${time(payment.payBy)}`}`,
              },
            ]),
        {
          label: texts.history,
          value: `${texts.credited} ${credited} (${formatMoney(creditedFen)}) · ${texts.failed} ${failed}`,
        },
      ],
    },
    ...(line === undefined
      ? []
      : [
          {
            kind: 'facts',
            title: texts.line,
            facts: [
              { label: texts.time, value: time(line.at) },
              { label: texts.amount, value: formatMoney(line.amountFen) },
              { label: texts.other, value: `${line.name} ···· ${line.account.slice(-4)}` },
              { label: texts.remark, value: line.remark },
              { label: texts.reference, value: line.serial },
            ],
          } as const,
        ]),
    ...(receipt === null
      ? []
      : [
          {
            kind: 'pictures',
            title: texts.receipt,
            addresses: [signedPictureUrl(receipt, box, clock.now())],
          } as const,
        ]),
  ]
}

/** Those that the map allows, each with what it does to the money, and to what is let through by one alone. */
async function openDecisions(
  stored: RechargeRecord,
  context: StaffContext,
  locale: Locale,
): Promise<readonly OpenDecision[]> {
  const texts = TEXTS(locale)
  const { userId, amountFen } = stored
  const account = availableOf(userId)
  const availableFen = (await readBalances(context.db, [account])).get(account) ?? 0
  const balance = {
    what: texts.balance,
    before: formatMoney(availableFen),
    after: formatMoney(availableFen + amountFen),
  }
  const { needsTwo, sums } = await aloneEffects(context, stored, locale)
  return decisionsAt(stored).map((key): OpenDecision => {
    const isLate = key === 'credit-late'
    const isAlone = isLate || isPassedAlone(stored, statusTo(key), RECHARGE_APPROVAL)
    const isMoney = key === 'credited' || (isLate && !needsTwo)
    return {
      key,
      unmet: isAlone && !isLate && needsTwo ? [texts.needsTwo] : [],
      effects: [
        ...(isMoney ? [balance] : []),
        ...(isAlone && !needsTwo ? sums : []),
        ...(isLate && needsTwo ? [{ what: texts.second, before: texts.without, after: texts.asProposal }] : []),
      ],
    }
  })
}

/** Along the map, by the rules of two reviewers: the names of accounts are those of their people. */
async function move(
  { id, decision, words, fields }: CaseChoice,
  { db, clock, random, staff, commit }: StaffContext,
): Promise<Result<null>> {
  const before = await findRecharge(db, id)
  if (before === undefined) return fail(refused('not-found', '没有找到这笔充值', 'id'))
  // A checker's decision is about what is in approval, and only theirs is.
  if ((before.status === RECHARGE_APPROVAL.inApproval) !== isApproval(decision))
    return fail(refused('request-closed', '这笔充值不在这一步', 'status'))
  const step = { status: statusTo(decision), at: clock.now(), by: staff.name, why: words }
  const reference = String(fields['reference'] ?? '')
  const deps = { random, nowMs: step.at }
  const review = () =>
    commit(async (tx) => {
      const moved = await reviewLockedRecharge(tx, id, { ...step, reference }, deps)
      if (!moved.ok) return moved
      return ok({
        value: null,
        log: {
          object: { kind: 'recharge', id },
          userId: before.userId,
          reason: words,
          before: { status: before.status, amountFen: before.amountFen },
          after: { status: moved.value.status, ...(reference === '' ? {} : { reference }) },
        },
      })
    })
  return unlessTaken(() => reviewedAlone(before, step, RECHARGE_APPROVAL, { db, ...deps }, review), movementKnown())
}
