import { mobileTaken } from '../../src/account/index.ts'
import { fail, ok, type Result } from '../../src/kernel/index.ts'
import { MAX_LISTED_SESSIONS, UNKNOWN_DEVICE, type AccountSessions, type Session } from '../../src/session/index.ts'
import type { Desk } from './desk.ts'
import { keepMember, notFound, refuse, type Member } from './market-state.ts'
import { takeCode } from './memory-codes.ts'
import { memberNamed } from './memory-sessions.ts'
import { endSessions, startSession } from './signed-in.ts'

export function createMemoryAccountSessions({ state, store, call }: Desk): AccountSessions {
  const proven = (password: string, act: (who: Member) => Result<null>): Promise<Result<null>> =>
    call((who) => (who.password === password ? act(who) : refuse('password-wrong', '登录密码不正确', 'password')))
  const begin = (member: Member): Result<Session> =>
    member.mobile === '' ? fail({ kind: 'phone-not-bound' }) : ok(startSession(state, member))
  return {
    async bindMobile({ name, password, mobile, code }) {
      const member = memberNamed(state, name)
      if (member === undefined || member.password !== password) return refuse('credentials-wrong', '账号或密码不正确')
      if (member.mobile !== '') return refuse('mobile-bound', '该账号已绑定手机号，请直接登录')
      const inTheWay = memberNamed(state, mobile) === undefined ? undefined : mobileTaken('mobile')
      const taken = takeCode(state, { mobile, purpose: 'bind-phone', code }, inTheWay)
      return taken.ok ? begin(keepMember(state, member, { mobile })) : taken
    },
    async exchangeAppToken(appToken) {
      const userId = state.appTokens.get(appToken)
      const member = userId === undefined ? undefined : state.members.get(userId)
      if (member === undefined) return refuse('app-token-wrong', 'App 登录已失效，请重新登录')
      state.appTokens.delete(appToken)
      return begin(member)
    },
    listSessions: () =>
      call(({ userId }) => {
        const own = [...state.sessions].filter(
          ([, session]) => session.userId === userId && session.validUntil >= state.clock.now(),
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
      }),
    endSession: ({ sessionId, password }) =>
      proven(password, ({ userId }) => {
        const [token] = [...state.sessions].find(([, one]) => one.id === sessionId && one.userId === userId) ?? []
        if (token === undefined) return notFound()
        state.sessions.delete(token)
        return ok(null)
      }),
    endOtherSessions: (password) => proven(password, ({ userId }) => ok(endSessions(state, userId, store.readToken()))),
    signOutEverywhere: () => call(({ userId }) => ok(endSessions(state, userId))),
  }
}
