import { listWithdrawals } from '../../../wallet/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most, which } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time, yuan } from '../../texts/value-texts.ts'

export const withdrawalsList = defineCommand({
  name: 'withdrawals list',
  meaning: 'withdrawals that wait, or all of them',
  parameters: { which, most },
  examples: ['withdrawals list', 'withdrawals list --which all --most 50'],
  async run(input, { db }) {
    const withdrawals = await listWithdrawals(db, input.which === 'open', input.most)
    if (withdrawals.length === 0) return done('There are no such withdrawals.')
    return done(
      tableText(
        ['ID', 'PERSON', 'YUAN', 'STATUS', 'CARD', 'ASKED'],
        withdrawals.map(({ id, username, amountFen, status, card, askedAt }) => [
          id,
          username,
          yuan(amountFen),
          status,
          `${card.bank} ${card.lastFour}`,
          time(askedAt),
        ]),
      ),
    )
  },
})
