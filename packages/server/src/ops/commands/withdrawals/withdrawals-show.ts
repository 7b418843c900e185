import { bankOf } from '@diandu/core/wallet'
import { createDataBox } from '../../../crypto/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { findWithdrawal, openCardNumber } from '../../../wallet/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, oneId } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { stepsText, time, yuan } from '../../texts/value-texts.ts'

/** With the card in full, for the reviewer who pays out; that it was read is written down. */
export const withdrawalsShow = defineCommand({
  name: 'withdrawals show',
  meaning: 'one withdrawal, with the card’s whole number and every step',
  parameters: { id: oneId, by },
  examples: ['withdrawals show ID --by "Li Na"'],
  async run({ id, by: reader }, { db, clock, dataKey }) {
    const withdrawal = await findWithdrawal(db, id)
    const access = { by: reader, at: clock.now() }
    const card = withdrawal && (await openCardNumber(db, withdrawal.cardId, createDataBox(dataKey), access))
    if (withdrawal === undefined || card === undefined)
      return notDone(`There is nothing with the id "${id}"; the list shows them.`)
    const { username, amountFen, status, askedAt, steps } = withdrawal
    const facts = tableText(
      ['WITHDRAWAL', id],
      [
        ['person', username],
        ['yuan', yuan(amountFen)],
        ['status', status],
        ['asked', time(askedAt)],
        ['bank', bankOf(withdrawal.card.bank).name.en],
        ['holder', oneLine(card.holder)],
        ['card', card.number],
      ],
    )
    return done(steps.length === 0 ? facts : `${facts}\n\n${stepsText(steps)}`)
  },
})
