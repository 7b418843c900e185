import { withdrawArticle } from '../../../articles/index.ts'
import { addAuditLine } from '../../../audit/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, oneId, why } from '../../parameters.ts'

export const articlesWithdraw = defineCommand({
  name: 'articles withdraw',
  meaning: 'takes an article or a hot topic from the site; published again, it has its questions again',
  parameters: { id: oneId, by, why },
  examples: ['articles withdraw consumer-deposit --by "Li Na" --why "the rules have changed"'],
  async run({ id, by: who, why: reason }, { db, clock }) {
    const isGone = await db.transaction(async (tx) => {
      if (!(await withdrawArticle(tx, id, clock.now()))) return false
      await addAuditLine(tx, {
        at: clock.now(),
        userId: null,
        what: 'ops articles withdraw',
        reason: 'withdrawn',
        field: null,
        message: `${who}: ${reason} (${id})`,
        clientAddress: null,
      })
      return true
    })
    return isGone ? done(`"${id}" is no longer on the site.`) : notDone('There is nothing with this id.')
  },
})
