import { currentCode } from '../../../staff/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { word } from '../../parameters.ts'

export const staffCode = defineCommand({
  name: 'staff code',
  meaning: 'the code of this half minute for an account of the demonstration, as its authenticator shows it',
  parameters: { login: word('LOGIN', 'an account of the demonstration', 'Say the login, such as "shenhe".') },
  examples: ['staff code shenhe'],
  async run({ login }, { db, clock, dataKey }) {
    const code = await currentCode(db, login, dataKey, clock.now())
    return code === undefined ? notDone('There is no such account of a demonstration.') : done(code)
  },
})
