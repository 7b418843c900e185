import { defineCommand } from '../../define-command.ts'
import { by, oneId } from '../../parameters.ts'
import { decideApplicationBy } from './decide-application-by.ts'

export const applicationsAccept = defineCommand({
  name: 'applications accept',
  meaning: 'lets a seller take part in a campaign; the shop is shown on its page',
  parameters: { id: oneId, by },
  examples: ['applications accept 0gkPqZ3x --by "Li Na"'],
  run: ({ id, by: who }, deps) => decideApplicationBy(deps, { id, refusedFor: null, by: who }, 'The shop takes part.'),
})
