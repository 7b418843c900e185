import { mapResult } from '@diandu/core/kernel'
import { nextByReviewer, RECHARGE_APPROVAL, RECHARGE_STATUSES } from '@diandu/core/wallet'
import { reviewRecharge } from '../../../payments/index.ts'
import { findRecharge, reviewedAlone } from '../../../wallet/index.ts'
import { defineCommand } from '../../define-command.ts'
import { STATES, TWO_APPROVE } from '../../help-notes.ts'
import { answerAndNote } from '../../note-refusal.ts'
import { by, ifTyped, oneId, optional, toStatus, why } from '../../parameters.ts'
import { requestRefusalText } from '../../texts/state-texts.ts'
import { yuan } from '../../texts/value-texts.ts'

/**
 * A payment at a cashier is confirmed by its channel; where the channel is silent, a reviewer credits it by hand with
 * the bank's name for it.
 */
export const rechargesMove = defineCommand({
  name: 'recharges move',
  meaning: 'moves a recharge along its map; credited with the bank’s reference for the movement',
  notes: [STATES.recharge, TWO_APPROVE],
  parameters: {
    id: oneId,
    to: toStatus(RECHARGE_STATUSES),
    by,
    why,
    reference: optional('BANKREF', 'the bank’s reference for the movement, needed for "credited"', ifTyped),
  },
  examples: [
    'recharges move ID --to reviewing --by "Li Na" --why "the receipt fits"',
    'recharges move ID --to not-yet-credited --by "Li Na" --why "the bank has it"',
    'recharges move ID --to credited --by "Li Na" --why "bank slip 77" --reference 77',
  ],
  async run({ id, to: status, by: reviewer, why: reason, reference }, deps) {
    const { db, clock, random } = deps
    const posting = { random, nowMs: clock.now() }
    const step = { status, at: posting.nowMs, by: reviewer, why: reason, reference }
    const before = await findRecharge(db, id)
    const moved = await reviewedAlone(before, step, RECHARGE_APPROVAL, { db, ...posting }, () =>
      reviewRecharge(db, id, step, posting),
    )
    const text = mapResult(
      moved,
      ({ username, amountFen }) => `The recharge of ${yuan(amountFen)} yuan by ${username} is now ${status}.`,
    )
    const now = await findRecharge(db, id)
    const ifState = now && requestRefusalText(now.status, status, nextByReviewer(now.status), RECHARGE_APPROVAL)
    return answerAndNote({ name: 'recharges move', about: id, by: reviewer }, text, deps, ifState)
  },
})
