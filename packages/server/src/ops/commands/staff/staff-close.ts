import { changeStaffAccount } from '../../../staff/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done, notDone } from '../../ops-deps.ts'
import { by, why, word } from '../../parameters.ts'

export const staffClose = defineCommand({
  name: 'staff close',
  meaning: 'closes an account for good, and ends its sessions',
  parameters: { login: word('LOGIN', 'the login of the account', 'Say the login, such as "lina".'), by, why },
  examples: ['staff close shenhe --by "Li Na" --why "has left"'],
  async run({ login, by: who, why: reason }, { db, clock, staffId }) {
    const isDone = await changeStaffAccount(db, login, 'closed', { by: who, why: reason, nowMs: clock.now(), staffId })
    return isDone ? done(`The account ${login} is closed.`) : notDone('There is no open account with this login.')
  },
})
