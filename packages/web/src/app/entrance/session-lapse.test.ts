import { createManualClock, createMemorySessionStore } from '@diandu/core/testing'
import type { Token, UserId, UserInfo } from '@diandu/core/session'
import { expect, it, vi } from 'vitest'
import type { Failure } from '@diandu/core/kernel'
import type { Ports } from '../../composition/ports.ts'
import { createSessionLapse, reportExpiry } from './session-lapse.ts'
import { createSessionSource, type SessionSource } from '../session/session-source.ts'
import { startAuthActor } from './auth-actor.ts'
import { openTestMarket, testPorts } from '../testing/open-test-market.ts'

const LAPSED: Failure = { kind: 'login-required' }

function openLapse(path = '/user_center/order?group=open', load?: () => Promise<Ports>, user?: object) {
  const market = openTestMarket(1)
  const clock = createManualClock()
  const ports: Ports = { ...testPorts(market, market.buyer.device), clock }
  const send = vi.fn()
  // Its rejection ends the session.
  const isOver = () => send.mock.calls.length > 0
  const session = {
    user: () => (isOver() ? undefined : user),
    actor: () => Promise.resolve({ send }),
  } as unknown as SessionSource
  const [say, goToLogin] = [vi.fn(), vi.fn()]
  const receive = createSessionLapse({
    session,
    ports: load ?? (() => Promise.resolve(ports)),
    path: () => path,
    say,
    goToLogin,
  })
  return { receive, say, goToLogin, send, clock, ports }
}

it('several lapsed answers say so once, keep the page as the way back, and lead to the login once (SES-8)', async () => {
  const { receive, say, goToLogin, send, clock, ports } = openLapse()
  for (let answer = 0; answer < 5; answer += 1) receive(LAPSED)
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'token.rejected' }), 30_000)
  expect(say).toHaveBeenCalledTimes(1)
  expect(say).toHaveBeenCalledWith({ ...LAPSED, hadLogin: false })
  clock.advance(499)
  expect(goToLogin).not.toHaveBeenCalled()
  clock.advance(1)
  expect(goToLogin).toHaveBeenCalledTimes(1)
  expect(send).toHaveBeenCalledTimes(1)
  expect(ports.returnPath.take()).toBe('/user_center/order?group=open')
})

it('a user who was logged in is told that the login is over (SES-8)', () => {
  const { receive, say } = openLapse('/user_center', undefined, {})
  receive(LAPSED)
  expect(say).toHaveBeenCalledWith({ ...LAPSED, hadLogin: true })
})

it('what was pressed goes with it, whatever was refused first, as its user’s alone (SES-55)', async () => {
  const { receive, goToLogin, send, clock } = openLapse('/shop/1', undefined, { userId: 'lin' })
  const wish = { name: 'save', path: '/shop/1', words: true }
  receive(LAPSED)
  receive(LAPSED, wish)
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1), 30_000)
  clock.advance(500)
  expect(goToLogin).toHaveBeenCalledExactlyOnceWith({ ...wish, by: 'lin' })
  receive(LAPSED)
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2), 30_000)
  clock.advance(500)
  expect(goToLogin).toHaveBeenLastCalledWith(undefined)
})

it('a later lapse leads to the login again (SES-8)', async () => {
  const { receive, goToLogin, send, clock } = openLapse()
  for (const times of [1, 2]) {
    receive(LAPSED)
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(times), 30_000)
    clock.advance(500)
    expect(goToLogin).toHaveBeenCalledTimes(times)
  }
})

it.each(['/login', '/login?from=x', '/register_account', '/register_success', '/Login/'])(
  'a lapse at the entrance %s changes nothing',
  async (path) => {
    const { receive, say, send } = openLapse(path)
    receive(LAPSED)
    await Promise.resolve()
    expect(say).not.toHaveBeenCalled()
    expect(send).not.toHaveBeenCalled()
  },
)

it('other failures do not end the session (SES-8)', async () => {
  const { receive, say, send } = openLapse()
  for (const failure of [{ kind: 'offline' }, { kind: 'http', status: 401 }, { kind: 'timeout' }] as const)
    receive(failure)
  await Promise.resolve()
  expect(say).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
})

it('where the code behind it could not be loaded, the next lapse tries again', async () => {
  const { ports } = openLapse()
  let loads = 0
  const load = () => {
    loads += 1
    return loads === 1 ? Promise.reject(new Error('no network')) : Promise.resolve(ports)
  }
  const { receive, send } = openLapse('/user_center', load)
  receive(LAPSED)
  await vi.waitFor(() => {
    receive(LAPSED)
    expect(send).toHaveBeenCalledTimes(1)
  }, 30_000)
  expect(loads).toBe(2)
})

it('a login whose own check finds it over is reported once, also where it was over before (SES-8)', async () => {
  const [store, lapse] = [createMemorySessionStore(), vi.fn()]
  const market = openTestMarket(1)
  const ports = testPorts(market, market.openDevice())
  store.write({
    token: 'a-token-that-the-server-does-not-know' as Token,
    userInfo: { userId: 'lin' as UserId, username: 'lin', mobile: '138****0001' },
  })
  const session = createSessionSource(store, () => startAuthActor(async () => ({ ...ports, sessionStore: store })))
  await reportExpiry(session, lapse)
  await vi.waitFor(() => expect(lapse).toHaveBeenCalledExactlyOnceWith({ ...LAPSED, hadLogin: true }), 30_000)
  expect(store.readToken()).toBeUndefined()
  const late = vi.fn()
  await reportExpiry(session, late)
  expect(late).toHaveBeenCalledTimes(1)
})

it('a login that an answer has ended is not reported a second time, and a new session needs no login (SES-8)', async () => {
  const [store, lapse] = [createMemorySessionStore(), vi.fn()]
  const market = openTestMarket(1)
  const buyer = market.buyer.device
  const ports = { ...testPorts(market, buyer), sessionStore: store }
  store.write({ token: buyer.session.readToken() as Token, userInfo: buyer.session.readUser() as UserInfo })
  const session = createSessionSource(store, () => startAuthActor(async () => ports))
  await reportExpiry(session, lapse)
  const actor = await session.actor()
  actor.send({ type: 'token.rejected' })
  expect(actor.getSnapshot().matches('expired')).toBe(true)
  expect(lapse).not.toHaveBeenCalled()

  const clock = createManualClock()
  const goToLogin = vi.fn()
  const send = vi.fn()
  const held: { user?: UserInfo | undefined } = {}
  const source = { user: () => held.user, actor: async () => ({ send }) } as unknown as SessionSource
  const receive = createSessionLapse({
    session: source,
    ports: async () => ({ ...ports, clock }),
    path: () => '/user_center',
    say: vi.fn(),
    goToLogin,
  })
  receive(LAPSED)
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1), 30_000)
  held.user = buyer.session.readUser()
  clock.advance(500)
  expect(goToLogin).not.toHaveBeenCalled()
})
