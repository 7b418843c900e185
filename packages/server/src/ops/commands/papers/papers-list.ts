import { toVerificationStatus } from '@diandu/core/account'
import { listVerifications } from '../../../account/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most, which } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const papersList = defineCommand({
  name: 'papers list',
  meaning: 'identity papers that wait to be looked at, or all of them',
  parameters: { which, most },
  examples: ['papers list', 'papers list --which all'],
  async run(input, { db }) {
    const papers = await listVerifications(db, input.which === 'open', input.most)
    if (papers.length === 0) return done('There are no such papers.')
    return done(
      tableText(
        ['ID', 'PERSON', 'KIND', 'NAME', 'NUMBER', 'STATE', 'HANDED IN', 'NOTE'],
        papers.map(({ id, username, kind, name, number, status, handedInAt, note }) => [
          id,
          username,
          kind,
          oneLine(name),
          number,
          toVerificationStatus(status).name.en,
          time(handedInAt),
          oneLine(note) || '-',
        ]),
      ),
    )
  },
})
