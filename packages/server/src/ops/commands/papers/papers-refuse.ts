import { reviewVerification } from '../../../account/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, oneId, why } from '../../parameters.ts'
import { reviewRefusalText } from './review-refusal-text.ts'

export const papersRefuse = defineCommand({
  name: 'papers refuse',
  meaning: 'refuses identity papers; the person reads why',
  parameters: { id: oneId, by, why },
  examples: ['papers refuse ID --by "Li Na" --why "the photo is blurred"'],
  async run({ id, by: reviewer, why: note }, { db, clock }) {
    const review = { id, verdict: 'failed', note, by: reviewer, at: clock.now() } as const
    const reviewed = await db.transaction((tx) => reviewVerification(tx, review))
    return reviewed.ok ? done(`The papers ${id}: refused.`) : notDone(reviewRefusalText(reviewed.failure))
  },
})
