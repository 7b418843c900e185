import { changeStaffAccount } from '../../../staff/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, why, word } from '../../parameters.ts'

export const staffWake = defineCommand({
  name: 'staff wake',
  meaning: 'lets an account log in again that was not used for 30 days',
  parameters: { login: word('LOGIN', 'the login of the account', 'Say the login, such as "lina".'), by, why },
  examples: ['staff wake shenhe --by "Li Na" --why "back from leave"'],
  async run({ login, by: who, why: reason }, { db, clock, staffId }) {
    const isDone = await changeStaffAccount(db, login, 'woken', { by: who, why: reason, nowMs: clock.now(), staffId })
    return isDone ? done(`The account ${login} is woken.`) : notDone('There is no open account with this login.')
  },
})
