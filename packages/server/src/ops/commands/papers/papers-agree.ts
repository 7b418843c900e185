import { reviewVerification } from '../../../account/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, oneId, why } from '../../parameters.ts'
import { reviewRefusalText } from './review-refusal-text.ts'

export const papersAgree = defineCommand({
  name: 'papers agree',
  meaning: 'agrees to identity papers',
  parameters: { id: oneId, by, why },
  examples: ['papers agree ID --by "Li Na" --why "seen the ID card"'],
  async run({ id, by: reviewer, why: note }, { db, clock }) {
    const review = { id, verdict: 'verified', note, by: reviewer, at: clock.now() } as const
    const reviewed = await db.transaction((tx) => reviewVerification(tx, review))
    return reviewed.ok ? done(`The papers ${id}: agreed.`) : notDone(reviewRefusalText(reviewed.failure))
  },
})
