import { closeFlow } from '../../../contracts/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, why, word } from '../../parameters.ts'

export const flowsClose = defineCommand({
  name: 'flows close',
  meaning: 'one that should not have been signed, or was lost, has been seen to',
  parameters: {
    flow: word('FLOW', 'the flow’s id, as "flows list" shows it', 'Say one flow: "flows list" shows them.'),
    by,
    why,
  },
  examples: ['flows close FLOW --by "Li Na" --why "released with both parties"'],
  async run({ flow: id, by: reviewer, why: reason }, { db, clock }) {
    const isClosed = await closeFlow(db, { id, by: reviewer, why: reason }, clock.now())
    return isClosed
      ? done(`Flow ${id} has been seen to.`)
      : notDone(`There is no flow "${id}" that has to be seen to. "flows list" shows them.`)
  },
})
