import type { CaseChoice } from '@diandu/core/admin'
import { formatMoney } from '@diandu/core/format'
import { fail, ok, refused, type Name, type Result } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import { bankOf, WITHDRAW_APPROVAL, WITHDRAW_STATUSES, type WithdrawStatus } from '@diandu/core/wallet'
import {
  findWithdrawal,
  listWithdrawals,
  openCardNumber,
  reviewedAlone,
  reviewWithdrawal,
} from '../../../wallet/index.ts'
import type { StaffContext } from '../../admin-handler.ts'
import { caseTexts } from '../case-texts.ts'
import type { CaseWork, ListedCase } from '../case-work.ts'

const TEXTS = caseTexts({
  user: { zh: '用户', en: 'User' },
  withdrawal: { zh: '提现', en: 'Withdrawal' },
  amount: { zh: '金额', en: 'Amount' },
  state: { zh: '状态', en: 'State' },
  card: { zh: '收款卡', en: 'Card' },
  holder: { zh: '户名', en: 'Holder' },
  number: { zh: '卡号', en: 'Number' },
  steps: { zh: '经过', en: 'Steps' },
})

/** Steps that no member of staff took are stored by a word. */
const ACTORS: Readonly<Record<string, Name>> = {
  person: { zh: '用户本人', en: 'the user' },
  channel: { zh: '支付通道', en: 'payment channel' },
  house: { zh: '平台', en: 'the platform' },
}

type Stored = NonNullable<Awaited<ReturnType<typeof findWithdrawal>>>

const statusName = (status: WithdrawStatus, locale: Locale) => nameIn(WITHDRAW_STATUSES.read(status).name, locale)

const listed = ({ id, username, amountFen, status, askedAt }: Stored, locale: Locale): ListedCase => ({
  id,
  title: formatMoney(amountFen),
  about: username,
  state: statusName(status, locale),
  since: askedAt,
  marks: 0,
  version: status,
})

const isApproval = (decision: string): boolean => decision === 'approve' || decision === 'disapprove'

/** The decisions that a status allows, whatever the role. */
const decisionsAt = (status: WithdrawStatus): readonly string[] =>
  status === WITHDRAW_APPROVAL.inApproval ? ['approve', 'disapprove'] : WITHDRAW_STATUSES.nextOf(status)

export const withdrawalWork: CaseWork = {
  queue: 'withdrawals',
  waiting: async ({ db }, { locale, most }) =>
    (await listWithdrawals(db, true, most)).map((one) => listed(one, locale)),
  show: async ({ db }, id, locale) => {
    const stored = await findWithdrawal(db, id)
    if (stored === undefined) return undefined
    const texts = TEXTS(locale)
    const { userId, username, amountFen, status, card, steps } = stored
    return {
      ...listed(stored, locale),
      people: [{ userId, role: texts.user, name: username }],
      blocks: [
        {
          kind: 'facts',
          title: texts.withdrawal,
          facts: [
            { label: texts.amount, value: formatMoney(amountFen) },
            { label: texts.state, value: statusName(status, locale) },
          ],
        },
        {
          kind: 'sealed',
          key: 'card',
          title: texts.card,
          masked: `${nameIn(bankOf(card.bank).name, locale)} **** ${card.lastFour}`,
        },
        {
          kind: 'steps',
          title: texts.steps,
          steps: steps.map(({ at, status: to, by, why }) => {
            const actor = ACTORS[by]
            return {
              at,
              what: statusName(to, locale),
              by: actor === undefined ? by : nameIn(actor, locale),
              words: why,
            }
          }),
        },
      ],
      decisions: decisionsAt(status).map((key) => ({ key, unmet: [], effects: [] })),
    }
  },
  versionOf: async (db, id) => (await findWithdrawal(db, id))?.status,
  decide: move,
  reveal: async (tx, { id, locale }, { box, staff, clock }) => {
    const stored = await findWithdrawal(tx, id)
    const card = stored && (await openCardNumber(tx, stored.cardId, box, { by: staff.name, at: clock.now() }))
    if (stored === undefined || card === undefined) return fail(refused('not-found', '没有这笔提现', 'id'))
    const texts = TEXTS(locale)
    return ok({
      value: {
        facts: [
          { label: texts.holder, value: card.holder },
          { label: texts.number, value: card.number },
        ],
        addresses: [],
      },
      log: { object: { kind: 'withdrawal', id }, userId: stored.userId },
    })
  },
}

/** Along the map, by the rules of two reviewers: the names of accounts are those of their people. */
async function move(
  { id, decision, words }: CaseChoice,
  { db, clock, random, staff, commit }: StaffContext,
): Promise<Result<null>> {
  const before = await findWithdrawal(db, id)
  if (before === undefined) return fail(refused('not-found', '没有这笔提现', 'id'))
  // A checker's decision is about what is in approval, and only theirs is.
  if ((before.status === WITHDRAW_APPROVAL.inApproval) !== isApproval(decision))
    return fail(refused('request-closed', '这笔提现不在这一步', 'status'))
  const to = { approve: WITHDRAW_APPROVAL.passed, disapprove: 'not-approved' }[decision] ?? decision
  const step = { status: to as WithdrawStatus, at: clock.now(), by: staff.name, why: words }
  const deps = { random, nowMs: step.at }
  return reviewedAlone(before, step, WITHDRAW_APPROVAL, { db, ...deps }, () =>
    commit(async (tx) => {
      const moved = await reviewWithdrawal(tx, id, step, deps)
      if (!moved.ok) return moved
      return ok({
        value: null,
        log: {
          object: { kind: 'withdrawal', id },
          userId: before.userId,
          reason: words,
          before: { status: before.status, amountFen: before.amountFen },
          after: { status: moved.value.status },
        },
      })
    }),
  )
}
