import { fail, mapResult, refused, type Result } from '@diandu/core/kernel'
import { moveRefused, RECHARGE_STATUSES, toRechargeStatus } from '@diandu/core/wallet'
import { reviewRecharge } from '../../../payments/index.ts'
import { findRecharge, type RechargeRecord } from '../../../wallet/index.ts'
import { defineCommand } from '../../define-command.ts'
import { STATES } from '../../help-notes.ts'
import { answerAndNote } from '../../note-refusal.ts'
import { by, ifTyped, oneId, optional, toStatus, why } from '../../parameters.ts'
import { statusText, yuan } from '../../texts/value-texts.ts'
import { passedAlone } from './let-through-alone.ts'

/**
 * What a person paid at a cashier its channel speaks for; where it is silent, it is credited by hand with the bank's
 * name for it.
 */
export const rechargesMove = defineCommand({
  name: 'recharges move',
  meaning: 'moves a recharge along its map; credited at 3, with the bank’s reference for the movement',
  notes: [STATES.recharge],
  parameters: {
    id: oneId,
    to: toStatus,
    by,
    why,
    reference: optional('BANKREF', 'the bank’s reference for the movement, needed at 3', ifTyped),
  },
  examples: [
    'recharges move ID --to 1 --by "Li Na" --why "the receipt fits"',
    'recharges move ID --to 3 --by "Li Na" --why "bank slip 77" --reference 77',
  ],
  async run({ id, to: code, by: reviewer, why: reason, reference }, deps) {
    const { db, clock, random } = deps
    const nowMs = clock.now()
    const status = RECHARGE_STATUSES.statusOf(code)
    const word = { at: nowMs, by: reviewer, why: reason, reference }
    const review = async () =>
      status === undefined ? fail(moveRefused()) : reviewRecharge(db, id, { status, ...word }, { random, nowMs })
    const before = await findRecharge(db, id)
    // Let through alone is what was not sent to approval before.
    const isAlone = before !== undefined && status === 'not-yet-credited' && before.status !== 'in-approval'
    const moved = isAlone
      ? await passedAlone(
          { ...before, by: reviewer },
          deps,
          (needsTwo) => (needsTwo ? tooMuch() : review()),
          ({ ok }) => ok,
        )
      : await review()
    const text = mapResult(
      moved,
      ({ username, amountFen }) =>
        `The recharge of ${yuan(amountFen)} yuan by ${username} is now ${statusText(code, toRechargeStatus)}.`,
    )
    return answerAndNote({ name: 'recharges move', about: id, by: reviewer }, text, deps)
  },
})

const tooMuch = async (): Promise<Result<RechargeRecord>> =>
  fail(refused('bad-parameter', '大额须经第二人复核', 'status'))
