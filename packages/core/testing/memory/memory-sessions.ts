import { isLoginName, isMobile, passwordWeakness } from '../../src/input/index.ts'
import { fail, mapResult, ok, type Result } from '../../src/kernel/index.ts'
import type { LoginByPassword, Registration, Session, Sessions, SessionStore, UserId } from '../../src/session/index.ts'
import { refuse, type MarketState, type Member } from './market-state.ts'
import { checkCode, spendCode } from './memory-codes.ts'
import { signedIn, startSession, userInfoOf } from './signed-in.ts'

const LOGIN_TRIES = 10
const LOGIN_LOCK_MS = 15 * 60_000

export function createMemorySessions(state: MarketState, store: SessionStore): Sessions {
  return {
    loginByPassword: async (credentials) => loginByPassword(state, credentials),
    async loginByCode({ mobile, code }) {
      const right = checkCode(state, mobile, 'login', code)
      if (!right.ok) return right
      spendCode(state, mobile)
      const member = memberNamed(state, mobile)
      return member === undefined ? refuse('credentials-wrong', '账号或密码不正确') : ok(startSession(state, member))
    },
    register: async (registration) => register(state, registration),
    async logout() {
      const token = store.readToken()
      if (token !== undefined) state.sessions.delete(token)
      return ok(null)
    },
    me: async () => mapResult(signedIn(state, store), userInfoOf),
  }
}

/** A name that no user has counts its failures like any other, so that the answers give no name away. */
function loginByPassword(state: MarketState, { name, password }: LoginByPassword): Result<Session> {
  const now = state.clock.now()
  const failures = state.loginFailures.get(name) ?? { count: 0, lockedUntil: null }
  if (failures.lockedUntil !== null && now < failures.lockedUntil)
    return refuse('name-locked', '尝试次数过多，请稍后再试')
  const member = memberNamed(state, name)
  if (member !== undefined && member.password === password) {
    state.loginFailures.delete(name)
    if (member.mobile === '') return fail({ kind: 'phone-not-bound' })
    return ok(startSession(state, member))
  }
  const count = failures.count + 1
  state.loginFailures.set(
    name,
    count >= LOGIN_TRIES ? { count: 0, lockedUntil: now + LOGIN_LOCK_MS } : { count, lockedUntil: null },
  )
  return refuse('credentials-wrong', '账号或密码不正确')
}

/**
 * Everything is checked before the code is spent: a visitor who is refused for a name keeps the code for the next try.
 */
function register(state: MarketState, { username, mobile, code, password, hasAgreed }: Registration): Result<Session> {
  if (!isLoginName(username)) return refuse('bad-parameter', '用户名格式不正确', 'username')
  if (!isMobile(mobile)) return refuse('bad-parameter', '手机号码不正确', 'mobile')
  if (passwordWeakness(password) !== undefined) return refuse('password-weak', '密码过于简单', 'password')
  if (!hasAgreed) return refuse('bad-parameter', '请先同意注册协议', 'hasAgreed')
  const right = checkCode(state, mobile, 'register', code)
  if (!right.ok) return right
  if (memberNamed(state, username) !== undefined || state.closedNames.has(username))
    return refuse('name-taken', '用户名已被使用', 'username')
  if (memberNamed(state, mobile) !== undefined) return refuse('mobile-taken', '手机号码已注册', 'mobile')
  spendCode(state, mobile)
  return ok(startSession(state, addMember(state, { username, mobile, password })))
}

export function addMember(state: MarketState, given: Pick<Member, 'username' | 'mobile' | 'password'>): Member {
  const userId = `user-${state.accounts.size + 1}` as UserId
  const member: Member = { ...given, userId, paymentPassword: null, paymentTries: { wrongTries: 0, lockedUntil: null } }
  state.members.set(userId, member)
  state.accounts.set(userId, {
    joinedAt: state.clock.now(),
    avatar: null,
    addresses: [],
    papers: null,
    phoneChanges: [],
  })
  return member
}

export function memberNamed(state: MarketState, name: string): Member | undefined {
  return [...state.members.values()].find(({ username, mobile }) => username === name || mobile === name)
}
