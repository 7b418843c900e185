import { listProposals } from '../../../account/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most, which } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const proposalsList = defineCommand({
  name: 'proposals list',
  meaning: 'what people would like to be better: those that wait, the oldest first; or all, the newest first',
  parameters: { which, most },
  examples: ['proposals list'],
  async run(input, { db }) {
    const proposals = await listProposals(db, input.which, input.most)
    if (proposals.length === 0) return done('There are no proposals.')
    return done(
      tableText(
        ['PERSON', 'SENT', 'STATE', 'CONTACT', 'PICTURES', 'PROPOSAL', 'ANSWER'],
        proposals.map(({ username, addedAt, state, contact, photos, content, answer }) => [
          username,
          time(addedAt),
          state,
          contact || '-',
          String(photos.length),
          oneLine(content),
          oneLine(answer ?? '-'),
        ]),
      ),
    )
  },
})
