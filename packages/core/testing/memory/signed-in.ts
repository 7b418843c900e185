import { fail, ok, type Result } from '../../src/kernel/index.ts'
import type { Session, SessionId, SessionStore, Token, UserId, UserInfo } from '../../src/session/index.ts'
import { maskMobile } from '../../src/format/index.ts'
import type { MarketState, Member } from './market-state.ts'

const SESSION_VALID_MS = 30 * 24 * 3_600_000
const RENEWED_EVERY_MS = 3_600_000

/** The signed-in caller. A call keeps a session alive. */
export function signedIn(state: MarketState, store: SessionStore): Result<Member> {
  const token = store.readToken()
  const session = token === undefined ? undefined : state.sessions.get(token)
  const member = session === undefined ? undefined : state.members.get(session.userId)
  if (token === undefined || session === undefined || member === undefined || session.validUntil < state.clock.now()) {
    return fail({ kind: 'login-required' })
  }
  const now = state.clock.now()
  const lastUsedAt = session.lastUsedAt <= now - RENEWED_EVERY_MS ? now : session.lastUsedAt
  state.sessions.set(token, { ...session, lastUsedAt, validUntil: now + SESSION_VALID_MS })
  return ok(member)
}

export function startSession(state: MarketState, member: Member): Session {
  const token = state.random.token() as Session['token']
  const [id, now] = [state.random.token().slice(0, 20) as SessionId, state.clock.now()]
  state.sessions.set(token, {
    id,
    userId: member.userId,
    startedAt: now,
    lastUsedAt: now,
    validUntil: now + SESSION_VALID_MS,
  })
  return { token, userInfo: userInfoOf(member) }
}

export const userInfoOf = ({ userId, username, mobile }: Member): UserInfo => ({
  userId,
  username,
  mobile: maskMobile(mobile),
})

/** Ends every session of a person but one, where one is named. */
export function endSessions(state: MarketState, userId: UserId, stored?: Token): null {
  for (const [token, session] of state.sessions)
    if (session.userId === userId && token !== stored) state.sessions.delete(token)
  return null
}
