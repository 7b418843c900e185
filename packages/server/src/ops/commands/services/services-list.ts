import { oneLine } from '../../../kernel/index.ts'
import { listRequests } from '../../../services/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most, which } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'
import { requestStateText, serviceText } from './request-texts.ts'

export const servicesList = defineCommand({
  name: 'services list',
  meaning: 'requests for services: those that wait for an answer, the oldest first; or all, the newest first',
  parameters: { which, most },
  examples: ['services list', 'services list --which all'],
  async run({ which: wanted, most: rows }, { db }) {
    const requests = await listRequests(db, wanted, rows)
    if (requests.length === 0) return done(wanted === 'open' ? 'No request waits.' : 'There are no requests.')
    return done(
      tableText(
        ['NUMBER', 'SERVICE', 'STATE', 'SENT', 'PERSON', 'MOBILE', 'NEED'],
        requests.map(({ number, service, packageId, state, submittedAt, username, name, mobile, details }) => [
          number,
          serviceText(service, packageId),
          requestStateText(state),
          time(submittedAt),
          oneLine(username === null ? `${name} (visitor)` : `${name} (${username})`),
          mobile,
          oneLine(details),
        ]),
      ),
    )
  },
})
