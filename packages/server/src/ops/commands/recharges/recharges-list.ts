import { oneLine } from '../../../kernel/index.ts'
import { listRecharges } from '../../../wallet/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most, which } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time, yuan } from '../../texts/value-texts.ts'
import { dueText } from './due-text.ts'

export const rechargesList = defineCommand({
  name: 'recharges list',
  meaning: 'recharges that wait, or all of them',
  parameters: { which, most },
  examples: ['recharges list', 'recharges list --which all --most 50'],
  async run(input, { db }) {
    const onlyOpen = input.which === 'open'
    const recharges = await listRecharges(db, onlyOpen, input.most)
    if (recharges.length === 0) return done(onlyOpen ? 'No recharges wait.' : 'There are no recharges.')
    return done(
      tableText(
        ['ID', 'PERSON', 'YUAN', 'STATUS', 'CHANNEL', 'ASKED', 'FOR', 'LAST BY', 'WHY'],
        recharges.map(
          ({ id, username, amountFen, status, channel, askedAt, paidLateAt, creditedBy, payment, steps }) => [
            id,
            username,
            yuan(amountFen),
            `${status}${paidLateAt !== null && creditedBy === null ? ', paid since' : ''}`,
            channel,
            time(askedAt),
            payment === null ? '-' : dueText(payment),
            oneLine(steps.at(-1)?.by ?? '-'),
            oneLine(steps.at(-1)?.why ?? '-'),
          ],
        ),
      ),
    )
  },
})
