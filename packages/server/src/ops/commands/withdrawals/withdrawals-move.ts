import { fail, mapResult } from '@diandu/core/kernel'
import { moveRefused, toWithdrawStatus, WITHDRAW_STATUSES } from '@diandu/core/wallet'
import { reviewWithdrawal } from '../../../wallet/index.ts'
import { defineCommand } from '../../define-command.ts'
import { STATES } from '../../help-notes.ts'
import { answerAndNote } from '../../note-refusal.ts'
import { by, oneId, toStatus, why } from '../../parameters.ts'
import { statusText, yuan } from '../../texts/value-texts.ts'

export const withdrawalsMove = defineCommand({
  name: 'withdrawals move',
  meaning: 'moves a withdrawal along its map; paid out at 3, given back at 4 and 6',
  notes: [STATES.withdrawal],
  parameters: { id: oneId, to: toStatus, by, why },
  examples: ['withdrawals move ID --to 3 --by "Li Na" --why "bank slip 77"'],
  async run({ id, to: code, by: reviewer, why: reason }, deps) {
    const { db, clock, random } = deps
    const nowMs = clock.now()
    const status = WITHDRAW_STATUSES.statusOf(code)
    const moved =
      status === undefined
        ? fail(moveRefused())
        : await db.transaction((tx) =>
            reviewWithdrawal(tx, id, { status, at: nowMs, by: reviewer, why: reason }, { random, nowMs }),
          )
    const text = mapResult(
      moved,
      ({ username, amountFen }) =>
        `The withdrawal of ${yuan(amountFen)} yuan by ${username} is now ${statusText(code, toWithdrawStatus)}.`,
    )
    return answerAndNote({ name: 'withdrawals move', about: id, by: reviewer }, text, deps)
  },
})
