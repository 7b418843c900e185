import { addAuditLine } from '../../../audit/index.ts'
import { withdrawContent } from '../../../content/index.ts'
import { announcementContent } from '../../../inbox/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, oneId, why } from '../../parameters.ts'

export const announcementsWithdraw = defineCommand({
  name: 'announcements withdraw',
  meaning: 'takes an announcement back: people who were told of it find it no longer',
  parameters: { id: oneId, by, why },
  examples: ['announcements withdraw ID --by "Li Na" --why "the day has changed"'],
  async run({ id, by: who, why: reason }, { db, clock }) {
    const isWithdrawn = await db.transaction(async (tx) => {
      if (!(await withdrawContent(tx, announcementContent, id, clock.now())).ok) return false
      await addAuditLine(tx, {
        at: clock.now(),
        userId: null,
        what: 'ops announcements withdraw',
        reason: 'withdrawn',
        field: null,
        message: `${who}: ${reason} (${id})`,
        clientAddress: null,
      })
      return true
    })
    return isWithdrawn ? done('It is withdrawn.') : notDone('There is no current announcement with this id.')
  },
})
