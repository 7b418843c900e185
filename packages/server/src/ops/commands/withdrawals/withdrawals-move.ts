import { mapResult } from '@diandu/core/kernel'
import { WITHDRAW_APPROVAL, WITHDRAW_STATUSES } from '@diandu/core/wallet'
import { findWithdrawal, reviewedAlone, reviewWithdrawal } from '../../../wallet/index.ts'
import { defineCommand } from '../../define-command.ts'
import { STATES, TWO_APPROVE } from '../../help-notes.ts'
import { answerAndNote } from '../../note-refusal.ts'
import { by, oneId, toStatus, why } from '../../parameters.ts'
import { requestRefusalText } from '../../texts/state-texts.ts'
import { yuan } from '../../texts/value-texts.ts'

export const withdrawalsMove = defineCommand({
  name: 'withdrawals move',
  meaning: 'moves a withdrawal along its map; what failed or was not approved is given back',
  notes: [STATES.withdrawal, TWO_APPROVE],
  parameters: { id: oneId, to: toStatus(WITHDRAW_STATUSES), by, why },
  examples: [
    'withdrawals move ID --to processing --by "Li Na" --why "looked at"',
    'withdrawals move ID --to to-pay-out --by "Li Na" --why "card and name fit"',
    'withdrawals move ID --to paid-out --by "Li Na" --why "bank slip 77"',
  ],
  async run({ id, to: status, by: reviewer, why: reason }, deps) {
    const { db, clock, random } = deps
    const posting = { random, nowMs: clock.now() }
    const step = { status, at: posting.nowMs, by: reviewer, why: reason }
    const before = await findWithdrawal(db, id)
    const moved = await reviewedAlone(before, step, WITHDRAW_APPROVAL, { db, ...posting }, () =>
      db.transaction((tx) => reviewWithdrawal(tx, id, step, posting)),
    )
    const text = mapResult(
      moved,
      ({ username, amountFen }) => `The withdrawal of ${yuan(amountFen)} yuan by ${username} is now ${status}.`,
    )
    const now = await findWithdrawal(db, id)
    const ifState =
      now && requestRefusalText(now.status, status, WITHDRAW_STATUSES.nextOf(now.status), WITHDRAW_APPROVAL)
    return answerAndNote({ name: 'withdrawals move', about: id, by: reviewer }, text, deps, ifState)
  },
})
