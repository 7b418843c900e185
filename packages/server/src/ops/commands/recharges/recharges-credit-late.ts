import { mapResult } from '@diandu/core/kernel'
import { creditLate } from '../../../payments/index.ts'
import { findRecharge, passedAlone } from '../../../wallet/index.ts'
import { defineCommand } from '../../define-command.ts'
import { TWO_REVIEWERS } from '../../help-notes.ts'
import { answerAndNote } from '../../note-refusal.ts'
import { by, ifTyped, oneId, optional, second, why } from '../../parameters.ts'
import { yuan } from '../../texts/value-texts.ts'

/** Money that a channel said it had after the recharge had failed. */
export const rechargesCreditLate = defineCommand({
  name: 'recharges credit-late',
  meaning: 'credits money that came after the recharge had failed, once; the list says which',
  notes: [TWO_REVIEWERS],
  parameters: {
    id: oneId,
    by,
    why,
    second,
    reference: optional('BANKREF', 'the bank’s reference for the movement', ifTyped),
  },
  examples: ['recharges credit-late ID --by "Li Na" --why "seen at the provider"'],
  async run({ id, by: reviewer, why: reason, second: other, reference }, deps) {
    const { db, clock, random } = deps
    const posting = { random, nowMs: clock.now() }
    const credit = (needsTwo: boolean) =>
      creditLate(db, id, { by: reviewer, second: other, why: reason, reference, needsTwo }, posting)
    const failed = await findRecharge(db, id)
    const credited =
      failed === undefined
        ? await credit(false)
        : await passedAlone({ ...failed, by: reviewer }, { db, ...posting }, credit, ({ ok }) => ok)
    const text = mapResult(
      credited,
      ({ username, amountFen }) =>
        `Credited ${yuan(amountFen)} yuan to ${username}, which came after the recharge had failed.`,
    )
    return answerAndNote({ name: 'recharges credit-late', about: id, by: reviewer }, text, deps)
  },
})
