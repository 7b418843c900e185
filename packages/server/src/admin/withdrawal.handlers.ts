import type { StaffWithdrawal } from '@diandu/core/admin'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { WITHDRAW_APPROVAL, type WithdrawStatus } from '@diandu/core/wallet'
import {
  approveWithdrawal,
  getCardNumber,
  getStaffWithdrawal,
  listWaitingWithdrawals,
  moveWithdrawal,
} from '@diandu/wire/admin'
import {
  findWithdrawal,
  listWithdrawals,
  lockWithdrawal,
  openCardNumber,
  reviewedAlone,
  reviewWithdrawal,
} from '../wallet/index.ts'
import { staffHandlerFor, type StaffContext } from './admin-handler.ts'

const MAX_LISTED = 200

type Stored = NonNullable<Awaited<ReturnType<typeof findWithdrawal>>>

const unknownWithdrawal = () => fail(refused('not-found', '没有这笔提现', 'id'))

const movedElsewhere = () => refused('changed-elsewhere', '这笔提现刚被别人处理过，请重新查看', 'status')

const shown = ({ id, username, amountFen, status, card, askedAt, steps }: Stored): StaffWithdrawal => ({
  id,
  username,
  amountFen,
  status,
  card: { bank: card.bank, lastFour: card.lastFour },
  askedAt,
  steps,
})

export const withdrawalHandlers = [
  staffHandlerFor(listWaitingWithdrawals, async (_given, { db }) =>
    ok((await listWithdrawals(db, true, MAX_LISTED)).map(shown)),
  ),
  staffHandlerFor(getStaffWithdrawal, async ({ id }, { db }) => {
    const stored = await findWithdrawal(db, id)
    return stored === undefined ? unknownWithdrawal() : ok(shown(stored))
  }),
  staffHandlerFor(getCardNumber, async ({ id, reason }, { clock, staff, box, commit }) =>
    commit(async (tx) => {
      const stored = await findWithdrawal(tx, id)
      const card = stored && (await openCardNumber(tx, stored.cardId, box, { by: staff.name, at: clock.now() }))
      if (stored === undefined || card === undefined) return unknownWithdrawal()
      return ok({ value: card, log: { object: { kind: 'withdrawal', id }, userId: stored.userId, reason } })
    }),
  ),
  staffHandlerFor(moveWithdrawal, async ({ id, to, reason }, context) => move(id, to, reason, context)),
  staffHandlerFor(approveWithdrawal, async ({ id, isApproved, reason }, context) => {
    const stored = await findWithdrawal(context.db, id)
    if (stored !== undefined && stored.status !== WITHDRAW_APPROVAL.inApproval)
      return fail(refused('request-closed', '这笔提现不在复核中', 'status'))
    return move(id, isApproved ? WITHDRAW_APPROVAL.passed : 'not-approved', reason, context)
  }),
]

/** Along the map, by the rules of two reviewers: the names of accounts are those of their people. */
async function move(
  id: string,
  to: WithdrawStatus,
  reason: string,
  { db, clock, random, staff, commit }: StaffContext,
): Promise<Result<StaffWithdrawal>> {
  const step = { status: to, at: clock.now(), by: staff.name, why: reason }
  const deps = { random, nowMs: step.at }
  const before = await findWithdrawal(db, id)
  if (before === undefined) return unknownWithdrawal()
  const isMakersPart = before.status !== WITHDRAW_APPROVAL.inApproval
  if (!isMakersPart && !staff.roles.includes('checker'))
    return fail(refused('another-user', '须由复核人员处理', 'status'))
  return reviewedAlone(before, step, WITHDRAW_APPROVAL, { db, ...deps }, () =>
    commit(async (tx) => {
      // Who may move it was decided by the status that was read.
      if ((await lockWithdrawal(tx, id))?.status !== before.status) return fail(movedElsewhere())
      const moved = await reviewWithdrawal(tx, id, step, deps)
      if (!moved.ok) return moved
      return ok({
        value: shown(moved.value),
        log: {
          object: { kind: 'withdrawal', id },
          userId: before.userId,
          reason,
          before: { status: before.status, amountFen: before.amountFen },
          after: { status: moved.value.status },
        },
      })
    }),
  )
}
