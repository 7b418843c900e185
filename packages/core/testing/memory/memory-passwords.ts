import type { Passwords } from '../../src/account/index.ts'
import { ok } from '../../src/kernel/index.ts'
import type { Desk } from './desk.ts'
import { keepMember, refuse } from './market-state.ts'
import { codeWrong, takeCode } from './memory-codes.ts'
import { memberNamed, validatePassword } from './memory-sessions.ts'
import { endSessions } from './signed-in.ts'

export function createMemoryPasswords({ state, store, call }: Desk): Passwords {
  return {
    change: ({ password, newPassword }) =>
      call((who) => {
        const allowed = validatePassword(newPassword, 'newPassword')
        if (!allowed.ok) return allowed
        if (who.password !== password) return refuse('password-wrong', '原密码不正确', 'password')
        keepMember(state, who, { password: newPassword })
        endSessions(state, who.userId, store.readToken())
        return ok(null)
      }),
    async reset({ mobile, code, newPassword }) {
      const allowed = validatePassword(newPassword, 'newPassword')
      if (!allowed.ok) return allowed
      const member = memberNamed(state, mobile)
      const taken = takeCode(state, { mobile, purpose: 'forgot-password', code })
      if (!taken.ok) return taken
      if (member === undefined) return codeWrong()
      keepMember(state, member, { password: newPassword })
      state.loginFailures.delete(mobile)
      endSessions(state, member.userId)
      return ok(null)
    },
  }
}
