import { createManualClock } from '@diandu/core/testing'
import { expect, it, vi } from 'vitest'
import type { Failure } from '@diandu/core/kernel'
import type { Ports } from '../composition/ports.ts'
import { createSessionLapse } from './session-lapse.ts'
import type { SessionSource } from './session-source.ts'
import { openTestMarket } from './testing/open-test-market.ts'
import { testPorts } from './testing/test-ports.ts'

const LAPSED: Failure = { kind: 'login-required' }

function openLapse(path = '/user_center/order?group=open', load?: () => Promise<Ports>, user?: object) {
  const market = openTestMarket(1)
  const clock = createManualClock()
  const ports: Ports = { ...testPorts(market, market.buyer.device), clock }
  const send = vi.fn()
  const session = { user: () => user, actor: () => Promise.resolve({ send }) } as unknown as SessionSource
  const [say, goToLogin] = [vi.fn(), vi.fn()]
  const hear = createSessionLapse({ session, ports: load ?? (() => Promise.resolve(ports)), path: () => path, say, goToLogin })
  return { hear, say, goToLogin, send, clock, ports }
}

it('[WEB-18] several lapsed answers say so once, keep the page as the way back, and lead to the login once', async () => {
  const { hear, say, goToLogin, send, clock, ports } = openLapse()
  for (let answer = 0; answer < 5; answer += 1) hear(LAPSED)
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

it('[WEB-18] who was logged in is told that the login is over', () => {
  const { hear, say } = openLapse('/user_center', undefined, {})
  hear(LAPSED)
  expect(say).toHaveBeenCalledWith({ ...LAPSED, hadLogin: true })
})

it('[WEB-18] a later lapse leads to the login again', async () => {
  const { hear, goToLogin, send, clock } = openLapse()
  for (const times of [1, 2]) {
    hear(LAPSED)
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(times), 30_000)
    clock.advance(500)
    expect(goToLogin).toHaveBeenCalledTimes(times)
  }
})

it.each(['/login', '/login?from=x', '/register_account', '/register_success', '/Login/'])('[WEB-19] a lapse at the entrance %s changes nothing', async (path) => {
  const { hear, say, send } = openLapse(path)
  hear(LAPSED)
  await Promise.resolve()
  expect(say).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
})

it('[WEB-18] other failures are none of its business', async () => {
  const { hear, say, send } = openLapse()
  for (const failure of [{ kind: 'offline' }, { kind: 'http', status: 401 }, { kind: 'timeout' }] as const) hear(failure)
  await Promise.resolve()
  expect(say).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
})

it('[WEB-20] where the code behind it could not be loaded, the next lapse tries again', async () => {
  const { ports } = openLapse()
  let loads = 0
  const load = () => {
    loads += 1
    return loads === 1 ? Promise.reject(new Error('no network')) : Promise.resolve(ports)
  }
  const { hear, send } = openLapse('/user_center', load)
  hear(LAPSED)
  await vi.waitFor(() => {
    hear(LAPSED)
    expect(send).toHaveBeenCalledTimes(1)
  }, 30_000)
  expect(loads).toBe(2)
})
