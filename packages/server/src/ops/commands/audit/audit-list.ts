import { listAuditLines } from '../../../audit/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const auditList = defineCommand({
  name: 'audit list',
  meaning: 'requests about money that were refused, and sessions that you ended, newest first',
  parameters: { most },
  examples: ['audit list --most 50'],
  async run({ most: rows }, { db }) {
    const lines = await listAuditLines(db, rows)
    if (lines.length === 0) return done('Nothing was refused.')
    return done(
      tableText(
        ['WHEN', 'WHAT', 'PERSON', 'FROM', 'REASON', 'FIELD', 'WORDS'],
        lines.map(({ at, what, userId, clientAddress, reason, field, message }) => [
          time(at),
          what,
          userId ?? '-',
          clientAddress ?? '-',
          reason,
          field ?? '-',
          oneLine(message),
        ]),
      ),
    )
  },
})
