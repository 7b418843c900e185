import { QueryClient } from '@tanstack/react-query'
import { createManualClock, createMemorySessionStore } from '@diandu/core/testing'
import { ok } from '@diandu/core/kernel'
import type { Session, Sessions, Token, UserId } from '@diandu/core/session'
import { afterEach, expect, it, vi } from 'vitest'
import { testPorts, openTestMarket } from '../testing/open-test-market.ts'
import { startAuthActor } from './auth-actor.ts'
import { wasReopened } from './follow-identity.ts'
import { createSessionSource } from '../session/session-source.ts'
import { afterMismatch, takeIdentity, tellReopened } from './take-identity.ts'

const sessionOf = (name: string): Session => ({
  token: `a-token-of-${name}-that-is-long` as Token,
  userInfo: { userId: name as UserId, username: name, mobile: '138****0001' },
})

function openTab(held?: Session) {
  const store = createMemorySessionStore(held)
  const market = openTestMarket(1)
  const bare = testPorts(market, market.openDevice())
  const me: Sessions['me'] = async () => ok(store.readUser() ?? sessionOf('nobody').userInfo)
  const ports = { ...bare, sessions: { ...bare.sessions, me }, sessionStore: store }
  const session = createSessionSource(store, () => startAuthActor(async () => ports))
  const [say, reopen] = [vi.fn<(message: string) => void>(), vi.fn<() => void>()]
  const queries = new QueryClient()
  queries.setQueryData(['capital'], 'the money of the former user')
  const { storage } = ports
  const deps = { store, storage, session, queries, say, reopen, locale: 'zh-CN' } as const
  return { ...deps, take: () => takeIdentity(deps) }
}

afterEach(() => {
  document.documentElement.hidden = false
})

it.each([
  ['another user', sessionOf('tang'), '这台设备现在登录的是 tang，页面已重新打开'],
  ['nobody', undefined, '您已在别的窗口退出登录，页面已重新打开'],
])('a user’s page is left at once where the device now holds %s, and the new one says so (SES-58)', async (...row) => {
  const [, other, words] = row
  const { store, storage, take, reopen, say } = openTab(sessionOf('song'))
  sessionStorage.setItem('diandu_draft_address', 'what song typed')
  store.besides(other)
  await take()
  expect(reopen).toHaveBeenCalledTimes(1)
  expect(document.documentElement.hidden).toBe(true)
  expect(say).not.toHaveBeenCalled()
  expect([sessionStorage.length, wasReopened(storage)]).toEqual([1, true])
  // The device keeps what belongs to whom it holds now.
  expect(store.readUser()).toEqual(other?.userInfo)

  const next = openTab(other)
  tellReopened(next)
  expect(next.say).toHaveBeenCalledExactlyOnceWith(words)
  expect(wasReopened(next.storage)).toBe(false)
})

it('a visitor’s page becomes the user’s who logged in beside it, keeps what was typed and asks again (SES-58)', async () => {
  const { store, session, queries, take, reopen, say } = openTab()
  sessionStorage.setItem('diandu_draft_address', 'what the visitor typed')
  store.besides(sessionOf('tang'))
  await take()
  expect(reopen).not.toHaveBeenCalled()
  expect([session.user()?.username, store.actsFor()]).toEqual(['tang', 'tang'])
  expect(queries.getQueryState(['capital'])?.isInvalidated).toBe(true)
  expect(sessionStorage.length).toBe(1)
  expect(say).toHaveBeenCalledExactlyOnceWith('您已在别的窗口登录为 tang')
})

it('a mismatch that the device does not show yet is waited for, and else the login is over (SES-58)', () => {
  const [take, lapse] = [vi.fn(), vi.fn()]
  const clock = createManualClock()
  afterMismatch(clock, () => true, take, lapse)
  expect(take).toHaveBeenCalledTimes(1)
  let isOvertaken = false
  afterMismatch(clock, () => isOvertaken, take, lapse)
  isOvertaken = true
  clock.advance(1_000)
  expect([take.mock.calls.length, lapse.mock.calls.length]).toEqual([2, 0])
  isOvertaken = false
  afterMismatch(clock, () => isOvertaken, take, lapse)
  clock.advance(1_000)
  expect([take.mock.calls.length, lapse.mock.calls.length]).toEqual([2, 1])
})
