import { brokenLogEntry } from '../../../staff/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'

export const logVerify = defineCommand({
  name: 'log verify',
  meaning: 'whether an entry of the staff log was changed or taken away',
  parameters: {},
  examples: ['log verify'],
  async run(_input, { db }) {
    const broken = await brokenLogEntry(db)
    return broken === undefined
      ? done('The staff log is whole.')
      : notDone(`Entry ${broken} of the staff log was changed or taken away.`)
  },
})
