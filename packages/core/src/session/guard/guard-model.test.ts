import fc from 'fast-check'
import { expect, it } from 'vitest'
import { APP_SESSION, openGuardHarness, type GuardHarness } from '../../../testing/guard-harness.ts'
import { everyTurn } from '../../../testing/open-questions.ts'
import { fail, ok, type Result } from '../../kernel/index.ts'
import { EXCHANGE_LIMIT_MS, type GuardActor, type Session, type Shell } from '../index.ts'

/** Expected state, from the shell and the calls, independent of the machine. */
interface Belief {
  readonly isApp: boolean
  hasSession: boolean
  at: 'nowhere' | 'entered' | 'sentToLogin' | 'exchanging' | 'sentToNativeLogin' | 'sentToBinding' | 'left'
  /** Which answer a visit that is exchanging waits for. */
  awaits: 'token' | 'session' | undefined
  waitedMs: number
  nativeLogins: number
  lapses: number
  received: number
  wayBack: string | undefined
}

interface Scene {
  readonly harness: GuardHarness
  visit: GuardActor | undefined
}

type Step = fc.AsyncCommand<Belief, Scene, true>

const step = (title: string, act: (scene: Scene, belief: Belief) => void): Step => ({
  check: async () => true,
  toString: () => title,
  async run(belief, scene) {
    act(scene, belief)
    await everyTurn()
    const { harness, visit } = scene
    expect(visit?.getSnapshot().value ?? 'nowhere').toBe(belief.at)
    expect(visit?.getSnapshot().status ?? 'done').toBe(belief.at === 'exchanging' ? 'active' : 'done')
    expect(harness.did.filter((deed) => deed === 'native login')).toHaveLength(belief.nativeLogins)
    expect(harness.did.filter((deed) => deed === 'lapse')).toHaveLength(belief.lapses)
    expect(harness.received).toHaveLength(belief.received)
    expect(harness.store.readToken() !== undefined).toBe(belief.hasSession)
  },
})

const CLOSED = ['/user_center', '/user_center/order?tab=2', '/user_center/server/verify', '/shop/1/order']
const OPEN = ['/', '/user_center/setting', '/user_center/sevenYears#x']
const COINS = '/user_center/goldcoin/luckDraw'

/** Going to a page leaves the one before. */
const go = (path: string): Step =>
  step(`go to ${path}`, (scene, belief) => {
    if (scene.visit?.getSnapshot().status === 'active') scene.visit.send({ type: 'page.left' })
    scene.visit = scene.harness.visit(path)
    const isFree = OPEN.includes(path) || (path === COINS && belief.isApp)
    if (isFree || (!belief.isApp && belief.hasSession))
      return void Object.assign(belief, { at: 'entered', awaits: undefined })
    Object.assign(belief, { hasSession: false, lapses: belief.lapses + 1, waitedMs: 0 })
    if (belief.isApp) return void Object.assign(belief, { at: 'exchanging', awaits: 'token' })
    Object.assign(belief, { at: 'sentToLogin', awaits: undefined, wayBack: path })
  })

const leave = step('leave', ({ visit }, belief) => {
  if (visit?.getSnapshot().status !== 'active') return
  visit.send({ type: 'page.left' })
  Object.assign(belief, { at: 'left', awaits: undefined })
})

const nativeLogin = (belief: Belief, { visit }: Scene): void =>
  void Object.assign(belief, {
    at: 'sentToNativeLogin',
    awaits: undefined,
    nativeLogins: belief.nativeLogins + 1,
    wayBack: visit?.getSnapshot().context.path,
  })

/** An answer goes to the oldest call, which may belong to a page that was left long ago. */
const giveToken = (token: string | undefined): Step =>
  step(`the app gives ${token}`, (scene, belief) => {
    const isForThis = scene.harness.requested.token.count() === 1 && belief.awaits === 'token'
    scene.harness.requested.token.answer(token)
    if (!isForThis) return
    if (token === 'good-token') belief.awaits = 'session'
    else nativeLogin(belief, scene)
  })

const giveSession = (title: string, result: Result<Session> | 'breaks'): Step =>
  step(`the server gives ${title}`, (scene, belief) => {
    const { exchange } = scene.harness.requested
    const isForThis = exchange.count() === 1 && belief.awaits === 'session'
    if (result === 'breaks') exchange.breakOff()
    else exchange.answer(result)
    if (!isForThis) return
    if (result !== 'breaks' && !result.ok && result.failure.kind === 'phone-not-bound') {
      return void Object.assign(belief, {
        at: 'sentToBinding',
        awaits: undefined,
        wayBack: scene.visit?.getSnapshot().context.path,
      })
    }
    if (result === 'breaks' || !result.ok || result.value !== APP_SESSION) return nativeLogin(belief, scene)
    Object.assign(belief, { at: 'entered', awaits: undefined, received: belief.received + 1, hasSession: true })
  })

const pass = (ms: number): Step =>
  step(`${ms} ms pass`, (scene, belief) => {
    scene.harness.clock.advance(ms)
    belief.waitedMs += ms
    if (belief.at === 'exchanging' && belief.waitedMs >= EXCHANGE_LIMIT_MS) nativeLogin(belief, scene)
  })

const takeWayBack = step('log in and go back', ({ harness }, belief) => {
  expect(harness.returnPath.take()).toBe(belief.wayBack)
  expect(harness.returnPath.take()).toBeUndefined()
  harness.store.write(APP_SESSION)
  Object.assign(belief, { wayBack: undefined, hasSession: true })
})
const loseCookie = step('lose the cookie', ({ harness }, belief) => {
  harness.store.clear()
  belief.hasSession = false
})

const someSteps = () => [
  fc.constantFrom(...CLOSED, ...CLOSED, ...OPEN, COINS).map(go),
  fc.constantFrom(
    giveToken('good-token'),
    giveToken('good-token'),
    giveToken(undefined),
    giveToken(''),
    giveToken('two words'),
  ),
  fc.constantFrom(
    giveSession('a session', ok(APP_SESSION)),
    giveSession('a session', ok(APP_SESSION)),
    giveSession('rubbish', ok({ ...APP_SESSION, token: '' as Session['token'] })),
    giveSession('no', fail({ kind: 'login-required' })),
    giveSession('no phone', fail({ kind: 'phone-not-bound' })),
    giveSession('nothing', 'breaks'),
  ),
  fc.constantFrom(leave, takeWayBack, loseCookie, pass(EXCHANGE_LIMIT_MS / 2), pass(EXCHANGE_LIMIT_MS)),
]

const aShell = () => fc.constantFrom<Shell>('browser', 'wechat', 'ios-app', 'android-app')

it('every visit ends where the table says, whatever is answered when (SES-14, SES-15, SES-38)', async () => {
  const ends = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      aShell(),
      fc.commands<Belief, Scene, true>(someSteps(), { maxCommands: 30 }),
      async (shell, chosen) => {
        const belief: Belief = {
          isApp: shell.endsWith('-app'),
          hasSession: false,
          at: 'nowhere',
          awaits: undefined,
          waitedMs: 0,
          nativeLogins: 0,
          lapses: 0,
          received: 0,
          wayBack: undefined,
        }
        const scene: Scene = { harness: openGuardHarness(shell), visit: undefined }
        await fc.asyncModelRun(() => ({ model: belief, real: scene }), chosen)
        ends.add(belief.at)
      },
    ),
  )
  expect(ends.size).toBeGreaterThan(2)
})
