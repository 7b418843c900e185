import { reviewPhone } from '../../../account/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, oneId, why } from '../../parameters.ts'
import { reviewRefusalText } from '../papers/review-refusal-text.ts'

export const phonesAgree = defineCommand({
  name: 'phones agree',
  meaning: 'agrees to another phone for somebody who lost theirs',
  parameters: { id: oneId, by, why },
  examples: ['phones agree ID --by "Li Na" --why "seen the ID card"'],
  async run({ id, by: reviewer, why: note }, { db, clock }) {
    const reviewed = await reviewPhone(db, id, { verdict: 'changed', note, at: clock.now() }, reviewer)
    return reviewed.ok ? done(`The change of phone ${id}: agreed.`) : notDone(reviewRefusalText(reviewed.failure))
  },
})
