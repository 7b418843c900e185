import { mapResult } from '@diandu/core/kernel'
import { availableOf, movementKnown, plainReference } from '@diandu/core/wallet'
import { unlessTaken } from '../../../database/index.ts'
import { findUserByName } from '../../../session/index.ts'
import { creditRecharge, passedAlone, readBalances } from '../../../wallet/index.ts'
import { defineCommand } from '../../define-command.ts'
import { TWO_REVIEWERS } from '../../help-notes.ts'
import { answerAndNote } from '../../note-refusal.ts'
import { notDone } from '../../ops-deps.ts'
import { asTyped, byAsTyped, ifTyped, optional, required, second, whyAsTyped, yuanAbove0 } from '../../parameters.ts'
import { unknownUserText, yuan } from '../../texts/value-texts.ts'

export const rechargeCredit = defineCommand({
  name: 'recharge credit',
  meaning: 'money has arrived: it becomes the person’s, once for each reference',
  notes: [TWO_REVIEWERS],
  parameters: {
    user: required('NAME|MOBILE', 'whose it is, by user name or whole mobile number', asTyped),
    yuan: yuanAbove0,
    by: byAsTyped,
    why: whyAsTyped,
    second,
    reference: optional('BANKREF', 'the bank’s reference for the movement', ifTyped),
  },
  examples: [
    'recharge credit --user 19900000003 --yuan 50000 --by "Li Na" --why "bank slip 77"',
    'recharge credit --user 19900000003 --yuan 500000 --by "Li Na" --second "Zhao Wei" --why "bank slip 78" --reference 78',
  ],
  async run({ user: name, yuan: amountFen, by, second: other, why, reference }, deps) {
    const { db, clock, random } = deps
    const user = await findUserByName(db, name)
    if (user === undefined) return notDone(unknownUserText(name))
    const nowMs = clock.now()
    const bankReference = plainReference(reference ?? '')
    const named = bankReference === '' ? {} : { bankReference }
    const credit = { userId: user.id, amountFen, channel: 'transfer', by, second: other ?? '', why, ...named } as const
    const pass = (needsTwo: boolean) =>
      unlessTaken(
        () => db.transaction((tx) => creditRecharge(tx, { ...credit, needsTwo }, { random, nowMs })),
        movementKnown(),
      )
    const credited = await passedAlone({ by, userId: user.id, amountFen }, { db, random, nowMs }, pass, ({ ok }) => ok)
    const availableFen = (await readBalances(db, [availableOf(user.id)])).get(availableOf(user.id)) ?? 0
    const text = mapResult(
      credited,
      (rechargeId) =>
        `Credited ${yuan(amountFen)} yuan to ${user.username} (recharge ${rechargeId}). Available now: ${yuan(availableFen)} yuan.`,
    )
    return answerAndNote({ name: 'recharge credit', about: user.username, by }, text, deps)
  },
})
