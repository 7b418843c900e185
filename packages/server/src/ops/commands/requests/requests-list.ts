import { listRequests } from '../../../buyer-requests/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most, which } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const requestsList = defineCommand({
  name: 'requests list',
  meaning: 'requests of buyers: those that wait because of contact data, the oldest first; or all, the newest first',
  parameters: { which, most },
  examples: ['requests list', 'requests list --which all'],
  async run({ which: wanted, most: rows }, { db }) {
    const requests = await listRequests(db, wanted, rows)
    if (requests.length === 0) return done(wanted === 'open' ? 'No request waits.' : 'There are no requests.')
    return done(
      tableText(
        ['ID', 'PERSON', 'SENT', 'UNTIL', 'STATE', 'TEXT', 'REFUSED FOR'],
        requests.map(({ id, buyerId, publishedAt, until, state, content, refusedFor }) => [
          id,
          buyerId,
          time(publishedAt),
          time(until),
          state,
          oneLine(content),
          oneLine(refusedFor ?? '-'),
        ]),
      ),
    )
  },
})
