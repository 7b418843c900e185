import { fail, ok } from '../../src/kernel/index.ts'
import type { AccountSessions, SessionStore } from '../../src/session/index.ts'
import { refuse, type MarketState } from './market-state.ts'
import { checkCode, spendCode } from './memory-codes.ts'
import { memberNamed } from './memory-sessions.ts'
import { endSessions, signedIn, startSession } from './signed-in.ts'

export function createMemoryAccountSessions(state: MarketState, store: SessionStore): AccountSessions {
  return {
    async bindMobile({ name, password, mobile, code }) {
      const member = memberNamed(state, name)
      if (member === undefined || member.password !== password) return refuse('credentials-wrong', '账号或密码不正确')
      if (member.mobile !== '') return refuse('mobile-bound', '该账号已绑定手机号')
      const right = checkCode(state, mobile, 'bind-phone', code)
      if (!right.ok) return right
      if (memberNamed(state, mobile) !== undefined) return refuse('mobile-taken', '该手机号已注册', 'mobile')
      spendCode(state, mobile)
      const bound = { ...member, mobile }
      state.members.set(member.userId, bound)
      return ok(startSession(state, bound))
    },
    async exchangeAppToken(appToken) {
      const userId = state.appTokens.get(appToken)
      const member = userId === undefined ? undefined : state.members.get(userId)
      if (member === undefined) return refuse('app-token-wrong', 'App 登录已失效')
      state.appTokens.delete(appToken)
      return member.mobile === '' ? fail({ kind: 'phone-not-bound' }) : ok(startSession(state, member))
    },
    async signOutEverywhere() {
      const who = signedIn(state, store)
      if (!who.ok) return who
      endSessions(state, who.value.userId)
      return ok(null)
    },
  }
}
