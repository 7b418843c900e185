import { listProposals } from '../../../account/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most, which } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const proposalsList = defineCommand({
  name: 'proposals list',
  meaning: 'what people would like to be better, newest first',
  parameters: { which: { ...which, meaning: 'makes no difference: a proposal is never closed' }, most },
  examples: ['proposals list'],
  async run(input, { db }) {
    const proposals = await listProposals(db, input.most)
    if (proposals.length === 0) return done('There are no proposals.')
    return done(
      tableText(
        ['PERSON', 'SENT', 'CONTACT', 'PICTURES', 'PROPOSAL'],
        proposals.map(({ username, addedAt, contact, photos, content }) => [
          username,
          time(addedAt),
          contact || '-',
          String(photos.length),
          oneLine(content),
        ]),
      ),
    )
  },
})
