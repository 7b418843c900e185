import { listApplications } from '../../../campaigns/index.ts'
import { oneLine } from '../../../kernel/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { most, which } from '../../parameters.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const applicationsList = defineCommand({
  name: 'applications list',
  meaning: 'sellers who want to take part in a campaign: those that wait, the oldest first; or all, the newest first',
  parameters: { which, most },
  examples: ['applications list', 'applications list --which all'],
  async run({ which: wanted, most: rows }, { db }) {
    const applications = await listApplications(db, wanted, rows)
    if (applications.length === 0)
      return done(wanted === 'open' ? 'No application waits.' : 'There are no applications.')
    return done(
      tableText(
        ['ID', 'CAMPAIGN', 'SHOP', 'TITLE', 'OFFERS', 'STATE', 'SENT', 'DECIDED', 'WHY'],
        applications.map(({ id, run, shopId, shopTitle, pitch, state, appliedAt, decidedAt, decidedBy, why }) => [
          id,
          run,
          shopId,
          oneLine(shopTitle),
          oneLine(pitch),
          state,
          time(appliedAt),
          decidedAt === null ? '-' : `${time(decidedAt)} ${oneLine(decidedBy ?? '')}`,
          oneLine(why ?? '-'),
        ]),
      ),
    )
  },
})
