import { defineCommand } from '../../define-command.ts'
import { by, oneId, why } from '../../parameters.ts'
import { decideApplicationBy } from './decide-application-by.ts'

export const applicationsRefuse = defineCommand({
  name: 'applications refuse',
  meaning: 'does not let a seller take part, and says why; the seller reads it, and cannot apply again in this run',
  parameters: { id: oneId, why, by },
  examples: ['applications refuse 0gkPqZ3x --why 写不清楚送什么 --by "Li Na"'],
  run: ({ id, why: refusedFor, by: who }, deps) =>
    decideApplicationBy(deps, { id, refusedFor, by: who }, 'It is refused; the seller reads why.'),
})
