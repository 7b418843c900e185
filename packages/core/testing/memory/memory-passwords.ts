import type { Passwords } from '../../src/account/index.ts'
import { passwordWeakness } from '../../src/input/index.ts'
import { ok } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import { refuse, type MarketState } from './market-state.ts'
import { checkCode, spendCode } from './memory-codes.ts'
import { memberNamed } from './memory-sessions.ts'
import { endSessions, signedIn } from './signed-in.ts'

export function createMemoryPasswords(state: MarketState, store: SessionStore): Passwords {
  return {
    async change({ password, newPassword }) {
      const who = signedIn(state, store)
      if (!who.ok) return who
      if (passwordWeakness(newPassword) !== undefined) return refuse('password-weak', '密码过于简单', 'newPassword')
      if (who.value.password !== password) return refuse('password-wrong', '原密码不正确', 'password')
      state.members.set(who.value.userId, { ...who.value, password: newPassword })
      endSessions(state, who.value.userId, store.readToken())
      return ok(null)
    },
    async reset({ mobile, code, newPassword }) {
      if (passwordWeakness(newPassword) !== undefined) return refuse('password-weak', '密码过于简单', 'newPassword')
      const right = checkCode(state, mobile, 'forgot-password', code)
      if (!right.ok) return right
      const member = memberNamed(state, mobile)
      if (member === undefined) return refuse('code-wrong', '验证码不正确', 'code')
      spendCode(state, mobile)
      state.members.set(member.userId, { ...member, password: newPassword })
      state.loginFailures.delete(mobile)
      endSessions(state, member.userId)
      return ok(null)
    },
  }
}
