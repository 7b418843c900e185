import { reviewPhone } from '../../../account/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, oneId, why } from '../../parameters.ts'
import { reviewRefusalText } from '../papers/review-refusal-text.ts'

export const phonesRefuse = defineCommand({
  name: 'phones refuse',
  meaning: 'refuses another phone; the person reads why',
  parameters: { id: oneId, by, why },
  examples: ['phones refuse ID --by "Li Na" --why "not the same person"'],
  async run({ id, by: reviewer, why: note }, { db, clock }) {
    const reviewed = await reviewPhone(db, id, { verdict: 'refused', note, at: clock.now() }, reviewer)
    return reviewed.ok ? done(`The change of phone ${id}: refused.`) : notDone(reviewRefusalText(reviewed.failure))
  },
})
