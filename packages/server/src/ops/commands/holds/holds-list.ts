import { listHolds } from '../../../wallet/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const holdsList = defineCommand({
  name: 'holds list',
  meaning: 'sellers whose withdrawals are on hold after an upheld report, the longest first',
  parameters: { most },
  examples: ['holds list'],
  async run({ most: rows }, { db }) {
    const holds = await listHolds(db, rows)
    if (holds.length === 0) return done('No withdrawals are on hold.')
    return done(
      tableText(
        ['SELLER', 'ID', 'SHOP', 'TITLE', 'REASON', 'REPORT', 'SINCE', 'BY'],
        holds.map(({ username, userId, shopId, shopTitle, reason, reportId, heldAt, heldBy }) => [
          username,
          userId,
          shopId,
          shopTitle,
          reason,
          reportId,
          time(heldAt),
          heldBy,
        ]),
      ),
    )
  },
})
