import { everyAuditLine } from '../../../archive/index.ts'
import { listAuditLines } from '../../../audit/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { month, most } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const auditList = defineCommand({
  name: 'audit list',
  meaning: 'requests about money that were refused, and sessions that you ended, newest first',
  parameters: { most, month },
  examples: ['audit list --most 50', 'audit list --month 2026-09'],
  async run({ most: rows, month: span }, { db }) {
    const lines = span === null ? await listAuditLines(db, rows) : await everyAuditLine(db, span)
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
