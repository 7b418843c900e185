import { PROPOSAL_MS, type CaseChoice } from '@diandu/core/admin'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { movementKnown, plainReference } from '@diandu/core/wallet'
import { unlessTaken, type Queries } from '../../../database/index.ts'
import { creditLockedLate } from '../../../payments/index.ts'
import { waitingProposals } from '../../../staff/index.ts'
import { findRecharge, passedAlone, type RechargeRecord } from '../../../wallet/index.ts'
import type { StaffContext } from '../../admin-handler.ts'
import { creditLateAct, type LargeLateCredit } from '../../proposals/credit-late.ts'
import { propose } from '../../proposals/proposed-act.ts'

/** Whether the credit of this late money waits for its second person. */
export async function isLateCreditProposed(db: Queries, rechargeId: string, nowMs: number): Promise<boolean> {
  const waiting = await waitingProposals(db, nowMs - PROPOSAL_MS)
  return waiting.some(
    ({ act, input }) => act === creditLateAct.act && (input as LargeLateCredit).rechargeId === rechargeId,
  )
}

/** Credits money that came after its recharge had failed; what one cashier must not credit alone is proposed. */
export async function creditLateMoney(choice: CaseChoice, context: StaffContext): Promise<Result<null>> {
  const { db, staff, random, clock } = context
  const failed = await findRecharge(db, choice.id)
  if (failed === undefined) return fail(refused('not-found', '没有找到这笔充值', 'id'))
  const about = { by: staff.name, userId: failed.userId, amountFen: failed.amountFen }
  const pass = (needsTwo: boolean) =>
    needsTwo ? proposeCredit(failed, choice, context) : creditAlone(failed, choice, context)
  return passedAlone(about, { db, random, nowMs: clock.now() }, pass, (answer) => answer.ok)
}

const referenceOf = ({ fields }: CaseChoice): string => plainReference(String(fields['reference'] ?? ''))

function creditAlone(
  { userId, amountFen }: RechargeRecord,
  choice: CaseChoice,
  { staff, random, clock, commit }: StaffContext,
): Promise<Result<null>> {
  const { id, words } = choice
  const reference = referenceOf(choice)
  const credit = { by: staff.name, second: null, why: words, reference: reference === '' ? null : reference }
  return unlessTaken(
    () =>
      commit(async (tx) => {
        const credited = await creditLockedLate(tx, id, credit, { random, nowMs: clock.now() })
        if (!credited.ok) return credited
        return ok({
          value: null,
          log: {
            object: { kind: 'recharge', id },
            userId,
            reason: words,
            before: { late: 'waiting', amountFen },
            after: { late: 'credited', reference },
          },
        })
      }),
    movementKnown(),
  )
}

function proposeCredit(
  { userId, amountFen }: RechargeRecord,
  choice: CaseChoice,
  context: StaffContext,
): Promise<Result<null>> {
  const { id, words } = choice
  const reference = referenceOf(choice)
  return context.commit(async (tx) => {
    if (reference === '') return fail(refused('parameter-missing', '请填写银行流水号', 'reference'))
    if (await isLateCreditProposed(tx, id, context.clock.now()))
      return fail(refused('request-closed', '入账已提交，等待复核', 'id'))
    const input = { rechargeId: id, reference, why: words }
    const [before, after] = [{ late: 'waiting', amountFen }, input]
    const { log } = await propose(tx, creditLateAct, { input, reason: words, userId, before, after }, context)
    return ok({ value: null, log })
  })
}
