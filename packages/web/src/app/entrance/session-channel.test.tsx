import { expect, it, vi } from 'vitest'
import type { UserInfo } from '@diandu/core/session'
import { followSessionChannel } from './session-channel.ts'
import type { SessionSource } from '../session/session-source.ts'

/** A tab, of whose login the test decides. */
function openTab(onChange: () => void) {
  let user: UserInfo | undefined
  let tell = () => {}
  const session = {
    user: () => user,
    subscribe(listener: () => void) {
      tell = listener
      return () => {}
    },
  } as unknown as SessionSource
  followSessionChannel(session, onChange)
  return (name: string | undefined) => {
    user = name === undefined ? undefined : { userId: name as UserInfo['userId'], username: name, mobile: '' }
    tell()
  }
}

it('tells other tabs that the login changed, and is closed while the page is away (SES-58)', () => {
  const channels = new Set<FakeChannel>()
  class FakeChannel {
    onmessage: (() => void) | null = null
    constructor() {
      channels.add(this)
    }
    postMessage() {
      for (const channel of channels) if (channel !== this) channel.onmessage?.()
    }
    close() {
      channels.delete(this)
    }
  }
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  const [first, second] = [vi.fn(), vi.fn()]
  const logIn = openTab(first)
  openTab(second)
  logIn('tang')
  logIn('tang')
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  window.dispatchEvent(new Event('pagehide'))
  expect(channels.size).toBe(0)
  window.dispatchEvent(new Event('pageshow'))
  expect(channels.size).toBe(2)
  logIn(undefined)
  expect(second).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})
