import { decideCodeLogin, decideRegistration, newcomerName, takenAlready } from '../../src/account/index.ts'
import { isMobile, passwordWeakness } from '../../src/input/index.ts'
import { fail, mapResult, ok, type Result } from '../../src/kernel/index.ts'
import type {
  LoginByCode,
  LoginByPassword,
  Registration,
  Session,
  Sessions,
  SessionStore,
  UserId,
} from '../../src/session/index.ts'
import { UNTRIED } from '../../src/wallet/index.ts'
import { refuse, type MarketState, type Member } from './market-state.ts'
import { takeCode } from './memory-codes.ts'
import { signedIn, startSession, userInfoOf } from './signed-in.ts'

const LOGIN_TRIES = 10
const LOGIN_LOCK_MS = 15 * 60_000

export function createMemorySessions(state: MarketState, store: SessionStore): Sessions {
  return {
    loginByPassword: async (credentials) => loginByPassword(state, credentials),
    loginByCode: async (credentials) => loginByCode(state, credentials),
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

function loginByCode(state: MarketState, { mobile, code, hasAgreed = false }: LoginByCode): Result<Session> {
  const member = memberNamed(state, mobile)
  const decided = decideCodeLogin({ hasAccount: member !== undefined, hasAgreed })
  const inTheWay = decided.ok || decided.failure.kind !== 'refused' ? undefined : decided.failure
  const taken = takeCode(state, { mobile, purpose: 'login', code }, inTheWay)
  if (!taken.ok) return taken
  return ok(startSession(state, member ?? addMember(state, newcomer(state, mobile))))
}

/** Without a password until its user sets one: none logs them in before. */
const newcomer = (state: MarketState, mobile: string) => ({
  username: newcomerName(state.random),
  mobile,
  password: null,
})

function register(state: MarketState, registration: Registration): Result<Session> {
  const { username, mobile, code, password } = registration
  const decided = decideRegistration(registration)
  if (!decided.ok) return decided
  const allowed = validatePassword(password, 'password')
  if (!allowed.ok) return allowed
  if (!isMobile(mobile)) return refuse('bad-parameter', '手机号码不正确', 'mobile')
  const isMobileTaken = memberNamed(state, mobile) !== undefined
  const inTheWay = takenAlready({ isNameTaken: isNameTaken(state, username), isMobileTaken })
  const taken = takeCode(state, { mobile, purpose: 'register', code }, inTheWay)
  return taken.ok ? ok(startSession(state, addMember(state, { username, mobile, password }))) : taken
}

export const validatePassword = (password: string, field: 'password' | 'newPassword'): Result<null> =>
  passwordWeakness(password) === undefined ? ok(null) : refuse('password-weak', '密码过于简单', field)

export function addMember(
  state: MarketState,
  given: Pick<Member, 'username' | 'mobile' | 'password'> & Partial<Member>,
): Member {
  const member: Member = {
    userId: `user-${state.members.size + state.closedNames.size + 1}` as UserId,
    paymentPassword: null,
    credentialsChangedAt: null,
    paymentTries: UNTRIED,
    joinedAt: state.clock.now(),
    avatar: null,
    addresses: [],
    papers: null,
    phoneChanges: [],
    ...given,
  }
  state.members.set(member.userId, member)
  return member
}

export const memberNamed = ({ members }: MarketState, name: string): Member | undefined =>
  [...members.values()].find(({ username, mobile }) => username === name || mobile === name)

/** Names of closed accounts are free again. */
export const isNameTaken = (state: MarketState, name: string): boolean =>
  memberNamed(state, name) !== undefined || state.closedNames.has(name)
