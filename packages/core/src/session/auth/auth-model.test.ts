import { authFlag } from '../../../testing/auth-flag.ts'
import fc from 'fast-check'
import { createActor } from 'xstate'
import { expect, it } from 'vitest'
import { createManualClock, type ManualClock } from '../../../testing/manual-clock.ts'
import { everyTurn, openQuestions } from '../../../testing/open-questions.ts'
import { fail, ok, type Result } from '../../kernel/index.ts'
import {
  createAuthMachine,
  isToken,
  parseUserInfo,
  type AuthActor,
  type Entrance,
  type Session,
  type SessionStore,
  type Token,
  type UserInfo,
} from '../index.ts'

/** Expected state, from a table of the test's own, independent of the machine. */
interface Belief {
  step: 'outside' | 'knocking' | 'inside' | 'leaving'
  /** The session that the device ought to hold. */
  held: Session | undefined
  isChecking: boolean
  /** Since the knock. */
  waitedMs: number
}

const sessionOf = (name: string): Session => ({
  token: `token-of-${name}`.padEnd(24, '0') as Token,
  userInfo: { userId: `user-${name}` as UserInfo['userId'], username: name, mobile: '138****0001' },
})
const LIN = sessionOf('lin')
const APP = sessionOf('from-the-app')
const BY_CODE: Entrance = { by: 'code', credentials: { mobile: '13800000001', code: '123123' } }

/** A device: what it keeps are texts, and what it reads back may have been written by another program. */
function device(texts: Map<string, string>): SessionStore {
  return {
    readToken() {
      const text = texts.get('token') ?? ''
      return isToken(text) ? text : undefined
    },
    readUser: () => parseUserInfo(texts.get('user') ?? null),
    write({ token, userInfo }) {
      texts.set('token', token).set('user', JSON.stringify(userInfo))
    },
    actsFor: () => parseUserInfo(texts.get('user') ?? null)?.userId,
    isOvertaken: () => false,
    adopt: () => undefined,
    clear: () => texts.clear(),
    end: () => texts.clear(),
  }
}

function openScene() {
  const texts = new Map<string, string>()
  const clock = createManualClock()
  const requested = {
    me: openQuestions<Result<UserInfo>>(),
    enter: openQuestions<Result<Session>>(),
    logout: openQuestions<Result<null>>(),
  }
  const begin = (): AuthActor => {
    const { me, enter, logout } = requested
    const sessions = {
      loginByPassword: enter.call,
      loginByCode: enter.call,
      register: enter.call,
      logout: logout.call,
      me: me.call,
    }
    return createActor(createAuthMachine({ sessions, store: device(texts), clock })).start()
  }
  return { texts, clock, requested, begin, run: begin() }
}

interface Scene extends Omit<ReturnType<typeof openScene>, 'run' | 'clock'> {
  readonly clock: ManualClock
  run: AuthActor
}

type Step = fc.AsyncCommand<Belief, Scene, true>

/** After each step, the signed-in user, the displayed name and the stored session are compared with the model. */
const step = (title: string, act: (scene: Scene, belief: Belief) => void): Step => ({
  check: async () => true,
  toString: () => title,
  async run(belief, scene) {
    act(scene, belief)
    await everyTurn()
    const at = scene.run.getSnapshot()
    expect(at.status).toBe('active')
    expect(authFlag(at)).toBe(belief.step === 'inside' ? 1 : 0)
    expect(at.matches('signingIn')).toBe(belief.step === 'knocking')
    expect(at.matches('signingOut')).toBe(belief.step === 'leaving')
    expect(at.matches({ signedIn: 'checking' })).toBe(belief.step === 'inside' && belief.isChecking)
    if (belief.step === 'inside') expect(at.context.user).toEqual(belief.held?.userInfo)
    expect([device(scene.texts).readToken(), device(scene.texts).readUser()]).toEqual([
      belief.held?.token,
      belief.held?.userInfo,
    ])
    expect(JSON.stringify(scene.run.getPersistedSnapshot())).not.toMatch(/token-of-|123123/)
  },
})

const leave = (belief: Belief): void =>
  void Object.assign(belief, { step: 'outside', held: undefined, isChecking: false })

const FAILED = fail({ kind: 'offline' } as const)

const knock = step('uses an entrance', ({ run }, belief) => {
  run.send({ type: 'entrance.used', entrance: BY_CODE })
  if (belief.step === 'outside') Object.assign(belief, { step: 'knocking', waitedMs: 0 })
})
const signOut = step('signs out', ({ run }, belief) => {
  run.send({ type: 'sign-out.asked' })
  if (belief.step === 'knocking') leave(belief)
  if (belief.step === 'inside') Object.assign(belief, { step: 'leaving', isChecking: false })
})
const receive = step('gets a session from the app', ({ run }, belief) => {
  run.send({ type: 'session.received', session: APP })
  Object.assign(belief, { step: 'inside', held: APP, isChecking: true })
})
const reject = (token: Token | undefined) =>
  step(`hears that ${token ?? 'a token'} is rejected`, ({ run }, belief) => {
    run.send({ type: 'token.rejected', token })
    if (belief.step === 'inside' && (token === undefined || token === belief.held?.token)) leave(belief)
  })
const pass = (ms: number) =>
  step(`${ms} ms pass`, ({ clock }, belief) => {
    clock.advance(ms)
    belief.waitedMs += ms
    // Five seconds, the shortest step of time here, are the whole patience for a sign-out.
    if (belief.step === 'leaving') leave(belief)
    if (belief.step === 'knocking' && belief.waitedMs >= 60_000) belief.step = 'outside'
  })

/** Questions of a run that is over stay open; the machine has to take their answers for what they are: nothing. */
const answerLogin = (result: Result<Session> | 'breaks') =>
  step(`the login is answered: ${JSON.stringify(result)}`, ({ requested }, belief) => {
    const isLast = requested.enter.count() === 1
    if (result === 'breaks') requested.enter.breakOff()
    else requested.enter.answer(result)
    if (belief.step !== 'knocking' || !isLast) return
    if (result !== 'breaks' && result.ok)
      Object.assign(belief, { step: 'inside', held: result.value, isChecking: true })
    else belief.step = 'outside'
  })
const answerCheck = (result: Result<UserInfo>) =>
  step(`the check is answered: ${JSON.stringify(result)}`, ({ requested }, belief) => {
    const isLast = requested.me.count() === 1
    requested.me.answer(result)
    if (!belief.isChecking || !isLast) return
    belief.isChecking = false
    if (result.ok && belief.held !== undefined) belief.held = { ...belief.held, userInfo: result.value }
    if (!result.ok && result.failure.kind === 'login-required') leave(belief)
  })
const answerLogout = (result: Result<null>) =>
  step(`the sign-out is answered: ${JSON.stringify(result)}`, ({ requested }, belief) => {
    const isLast = requested.logout.count() === 1
    requested.logout.answer(result)
    if (belief.step === 'leaving' && isLast) leave(belief)
  })

const startAgain = (scene: Scene, belief: Belief): void => {
  scene.run = scene.begin()
  const isThere = belief.held !== undefined
  Object.assign(belief, { step: isThere ? 'inside' : 'outside', isChecking: isThere })
}
const reload = step('reloads', (scene, belief) => {
  scene.run.stop()
  startAgain(scene, belief)
})
const spoil = (key: 'token' | 'user', rubbish: string) =>
  step(`finds ${JSON.stringify(rubbish)} for its ${key} after a reload`, (scene, belief) => {
    scene.run.stop()
    scene.texts.set(key, rubbish)
    belief.held = undefined
    startAgain(scene, belief)
  })

const someSteps = () => [
  fc.constantFrom(knock, knock, signOut, receive, reload),
  fc.constantFrom(reject(undefined), reject(LIN.token), reject(APP.token), pass(5_000), pass(60_000)),
  fc.constantFrom(answerLogin(ok(LIN)), answerLogin(ok(LIN)), answerLogin(FAILED), answerLogin('breaks')),
  fc.constantFrom(
    answerCheck(ok({ ...LIN.userInfo, username: 'renamed' })),
    answerCheck(fail({ kind: 'login-required' })),
    answerCheck(FAILED),
    answerLogout(ok(null)),
    answerLogout(FAILED),
  ),
  fc.oneof(
    fc.constantFrom('', 'x', 'token with spaces and a length', '令牌').map((rubbish) => spoil('token', rubbish)),
    fc.constantFrom('', '{', 'null', '[]', '{"userId":1}', '"lin"').map((rubbish) => spoil('user', rubbish)),
  ),
]

it('the signed-in user is the one who last logged in, whatever is answered when (SES-1, SES-5, SES-6, SES-7, SES-8, SES-30)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands<Belief, Scene, true>(someSteps(), { maxCommands: 30 }), async (chosen) => {
      const belief: Belief = { step: 'outside', held: undefined, isChecking: false, waitedMs: 0 }
      const scene: Scene = openScene()
      await fc.asyncModelRun(() => ({ model: belief, real: scene }), chosen)
      scene.run.stop()
    }),
  )
})

it('an answer that overtakes another changes nothing: the last wish counts (SES-30)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom('in', 'out', 'app'), { minLength: 1, maxLength: 6 }),
      async (s, wishes) => {
        const texts = new Map<string, string>()
        const enter = s.scheduleFunction(async () => ok(LIN))
        const sessions = {
          loginByPassword: enter,
          loginByCode: enter,
          register: enter,
          logout: s.scheduleFunction(async () => ok(null)),
          me: s.scheduleFunction(async () => ok(device(texts).readUser() ?? LIN.userInfo)),
        }
        const actor = createActor(
          createAuthMachine({ sessions, store: device(texts), clock: createManualClock() }),
        ).start()
        let hasKnocked = false
        s.scheduleSequence(
          wishes.map((wish) => async () => {
            hasKnocked = actor.getSnapshot().can({ type: 'entrance.used', entrance: BY_CODE })
            if (wish === 'in') actor.send({ type: 'entrance.used', entrance: BY_CODE })
            if (wish === 'out') actor.send({ type: 'sign-out.asked' })
            if (wish === 'app') actor.send({ type: 'session.received', session: APP })
          }),
        )
        await s.waitIdle()
        const last = wishes.at(-1)
        const flag = authFlag(actor.getSnapshot())
        expect(texts.size > 0).toBe(flag === 1)
        if (last === 'out') expect(flag).toBe(0)
        if (last === 'app') expect(actor.getSnapshot().context.user).toEqual(APP.userInfo)
        if (last === 'in' && hasKnocked) expect(actor.getSnapshot().context.user).toEqual(LIN.userInfo)
        actor.stop()
      },
    ),
  )
})
