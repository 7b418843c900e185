import { releaseHolds } from '../../../wallet/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, why, word } from '../../parameters.ts'

export const holdsRelease = defineCommand({
  name: 'holds release',
  meaning: 'lets a seller withdraw again; the shop stays off the market until it is accepted again',
  parameters: { user: word('ID', 'the seller, by the id that the list shows', 'Say whose hold, by the id.'), by, why },
  examples: ['holds release USER --by "Li Na" --why "the figures were proven by documents"'],
  async run({ user, by: who, why: reason }, { db, clock }) {
    if (who === '' || reason === '') return notDone('Say who releases it, and why.')
    const isReleased = await db.transaction((tx) => releaseHolds(tx, user, { by: who, why: reason, at: clock.now() }))
    return isReleased ? done(`${user} can withdraw again.`) : notDone(`No withdrawals of "${user}" are on hold.`)
  },
})
