import { listOwnersOnRecord } from '../../../contracts/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const ownersList = defineCommand({
  name: 'owners list',
  meaning: 'shops that stand in another name than their seller’s',
  parameters: { most },
  examples: ['owners list'],
  async run({ most: rows }, { db }) {
    const owners = await listOwnersOnRecord(db, rows)
    if (owners.length === 0) return done('Every shop is in its seller’s own name.')
    return done(
      tableText(
        ['SHOP', 'TITLE', 'SAID', 'BY', 'WHY'],
        owners.map(({ shopId, title, at, by, why }) => [shopId, oneLine(title), time(at), oneLine(by), oneLine(why)]),
      ),
    )
  },
})
