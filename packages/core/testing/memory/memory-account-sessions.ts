import { fail, ok, type Result } from '../../src/kernel/index.ts'
import {
  MAX_LISTED_SESSIONS,
  UNKNOWN_DEVICE,
  type AccountSessions,
  type SessionStore,
} from '../../src/session/index.ts'
import { notFound, refuse, type MarketState, type Member } from './market-state.ts'
import { checkCode, spendCode } from './memory-codes.ts'
import { memberNamed } from './memory-sessions.ts'
import { endSessions, signedIn, startSession } from './signed-in.ts'

export function createMemoryAccountSessions(state: MarketState, store: SessionStore): AccountSessions {
  const proven = (password: string): Result<Member> => {
    const who = signedIn(state, store)
    return who.ok && who.value.password !== password ? refuse('password-wrong', '登录密码不正确', 'password') : who
  }
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
    async listSessions() {
      const who = signedIn(state, store)
      if (!who.ok) return who
      const own = [...state.sessions].filter(
        ([, { userId, validUntil }]) => userId === who.value.userId && validUntil >= state.clock.now(),
      )
      const shown = own.map(([token, { id, startedAt, lastUsedAt }]) => ({
        id,
        device: UNKNOWN_DEVICE,
        startedAt,
        lastUsedAt,
        isCurrent: token === store.readToken(),
      }))
      const inOrder = shown.toSorted(
        (one, other) =>
          Number(other.isCurrent) - Number(one.isCurrent) ||
          other.lastUsedAt - one.lastUsedAt ||
          other.startedAt - one.startedAt,
      )
      return ok(inOrder.slice(0, MAX_LISTED_SESSIONS))
    },
    async endSession({ sessionId, password }) {
      const who = proven(password)
      if (!who.ok) return who
      const [token] =
        [...state.sessions].find(([, { id, userId }]) => id === sessionId && userId === who.value.userId) ?? []
      if (token === undefined) return notFound()
      state.sessions.delete(token)
      return ok(null)
    },
    async endOtherSessions(password) {
      const who = proven(password)
      if (!who.ok) return who
      endSessions(state, who.value.userId, store.readToken())
      return ok(null)
    },
    async signOutEverywhere() {
      const who = signedIn(state, store)
      if (!who.ok) return who
      endSessions(state, who.value.userId)
      return ok(null)
    },
  }
}
