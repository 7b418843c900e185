import { createMemorySessionStore } from '@diandu/core/testing'
import type { Session, Token, UserId } from '@diandu/core/session'
import { expect, it, vi } from 'vitest'
import { followIdentity } from './follow-identity.ts'

const sessionOf = (name: string): Session => ({
  token: `a-token-of-${name}-that-is-long` as Token,
  userInfo: { userId: name as UserId, username: name, mobile: '138****0001' },
})

const LOOKED = [
  ['another tab stores something', () => window.dispatchEvent(new Event('storage'))],
  ['the window gets the focus', () => window.dispatchEvent(new Event('focus'))],
  ['Back brings the stored page', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
  ['the page is looked at after a sleep', () => document.dispatchEvent(new Event('visibilitychange'))],
] as const

it.each(LOOKED)('when %s, another login on the device is noticed (SES-58)', (_when, look) => {
  const store = createMemorySessionStore(sessionOf('song'))
  const onOvertaken = vi.fn()
  followIdentity(store, onOvertaken)
  look()
  expect(onOvertaken).not.toHaveBeenCalled()
  store.besides({ ...sessionOf('song'), token: 'another-token-of-the-same-user' as Token })
  look()
  expect(onOvertaken).not.toHaveBeenCalled()
  store.besides(sessionOf('tang'))
  look()
  expect(onOvertaken).toHaveBeenCalledTimes(1)
  store.besides(undefined)
  look()
  expect(onOvertaken).toHaveBeenCalledTimes(2)
})
