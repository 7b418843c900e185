import { PROPOSAL_MS, type CorrectionOutcome } from '@diandu/core/admin'
import { formatMoney } from '@diandu/core/format'
import { DAY_MS, fail, ok, refused, type Result } from '@diandu/core/kernel'
import { availableOf, movementKnown, plainReference } from '@diandu/core/wallet'
import { creditUser } from '@diandu/wire/admin'
import { unlessTaken, type Transaction } from '../../database/index.ts'
import { lockUser } from '../../session/index.ts'
import { waitingProposals } from '../../staff/index.ts'
import {
  creditedSince,
  creditRecharge,
  isMovementKnown,
  passedAlone,
  readBalances,
  type RechargeCredit,
} from '../../wallet/index.ts'
import { staffHandlerFor, type StaffContext } from '../admin-handler.ts'
import { caseTexts } from '../cases/case-texts.ts'
import { changedSince } from '../proposals/changed-since.ts'
import { propose, type CarriedOut, type ProposedAct } from '../proposals/proposed-act.ts'
import { findPerson } from './person-store.ts'

/** Money that reached the platform by a movement that the bank has a name for. */
interface UserCredit {
  readonly userId: string
  readonly amountFen: number
  /** Plain. */
  readonly reference: string
  readonly reason: string
}

const TEXTS = caseTexts({
  balance: { zh: '可用余额', en: 'Available balance' },
  withinDay: { zh: '24 小时内入账合计', en: 'Credited within 24 hours' },
  reference: { zh: '银行流水号', en: 'Bank reference' },
})

const balanceOf = async (db: Parameters<typeof readBalances>[0], userId: string): Promise<number> =>
  (await readBalances(db, [availableOf(userId)])).get(availableOf(userId)) ?? 0

async function credit(
  tx: Transaction,
  { userId, amountFen, reference, reason }: UserCredit,
  hands: Pick<RechargeCredit, 'by' | 'second' | 'needsTwo'>,
  deps: Parameters<typeof creditRecharge>[2],
): Promise<Result<CarriedOut>> {
  if ((await lockUser(tx, userId)) === undefined) return fail(changedSince())
  if (await isMovementKnown(tx, '', reference)) return fail(movementKnown())
  const availableFen = await balanceOf(tx, userId)
  const given = { userId, amountFen, channel: 'transfer', why: reason, bankReference: reference, ...hands } as const
  const credited = await creditRecharge(tx, given, deps)
  if (!credited.ok) return credited
  return ok({
    object: { kind: 'recharge', id: credited.value },
    userId,
    before: { availableFen },
    after: { availableFen: availableFen + amountFen, amountFen, reference },
  })
}

export const creditUserAct: ProposedAct<UserCredit> = {
  act: 'credit-user',
  link: ({ userId }) => ({ page: 'people', id: userId }),
  changes: async (db, { userId, amountFen, reference }, { locale, nowMs }) => {
    const [texts, person] = [TEXTS(locale), await findPerson(db, userId)]
    const sum = (what: string, fen: number) => ({ what, before: formatMoney(fen), after: formatMoney(fen + amountFen) })
    return [
      sum(`${texts.balance} · ${person?.username ?? userId}`, await balanceOf(db, userId)),
      sum(texts.withinDay, await creditedSince(db, userId, nowMs - DAY_MS)),
      { what: texts.reference, before: '-', after: reference },
    ]
  },
  carryOut: (tx, input, { maker, staff, random, nowMs }) =>
    credit(tx, input, { by: maker.name, second: staff.name, needsTwo: true }, { random, nowMs }),
}

export const creditUserHandler = staffHandlerFor(creditUser, async ({ id, amountFen, reference, reason }, context) => {
  const { db, staff, random, clock } = context
  const nowMs = clock.now()
  const input = { userId: id, amountFen, reference: plainReference(reference), reason }
  if (input.reference === '') return fail(refused('parameter-missing', '请填写银行流水号', 'reference'))
  const pass = (needsTwo: boolean) => (needsTwo ? proposeCredit(input, context) : creditAlone(input, context))
  return passedAlone({ by: staff.name, userId: id, amountFen }, { db, random, nowMs }, pass, ({ ok: isOk }) => isOk)
})

const creditAlone = (
  input: UserCredit,
  { staff, random, clock, commit }: StaffContext,
): Promise<Result<CorrectionOutcome>> =>
  unlessTaken(
    () =>
      commit(async (tx) => {
        if ((await findPerson(tx, input.userId)) === undefined) return unknownUser()
        const done = await credit(tx, input, { by: staff.name }, { random, nowMs: clock.now() })
        return done.ok ? ok({ value: 'done', log: { ...done.value, reason: input.reason } }) : done
      }),
    movementKnown(),
  )

const unknownUser = () => fail(refused('not-found', '没有这个用户', 'id'))

const proposeCredit = (input: UserCredit, context: StaffContext): Promise<Result<CorrectionOutcome>> =>
  context.commit(async (tx) => {
    const { userId, reference, reason } = input
    if ((await lockUser(tx, userId)) === undefined) return unknownUser()
    const waiting = await waitingProposals(tx, context.clock.now() - PROPOSAL_MS)
    const isProposed = waiting.some(
      (one) => one.act === creditUserAct.act && (one.input as UserCredit).reference === reference,
    )
    if (isProposed || (await isMovementKnown(tx, '', reference))) return fail(movementKnown())
    const { log } = await propose(tx, creditUserAct, { input, reason, userId, after: input }, context)
    return ok({ value: 'proposed', log })
  })
