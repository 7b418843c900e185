import type { Shell } from '@diandu/core/session'
import { expect, it } from 'vitest'
import { lateBridge } from './late-bridge.ts'
import { noBridge } from './no-bridge.ts'
import type { BridgeWindow } from './token-desk.ts'

/** A page in an app that answers who is there at once, and what it calls its device in its own way. */
const PAGES = {
  'android-app': () => {
    const page: BridgeWindow = {}
    const say = () => (page['dianduPushToken'] as (token: string) => void)('1a00')
    page['android'] = { getToken: () => 'app-token', getPushToken: () => void setTimeout(say) }
    return page
  },
  'ios-app': (): BridgeWindow => ({
    webkit: {
      messageHandlers: {
        getToken: { postMessage: () => Promise.resolve('app-token') },
        getPushToken: { postMessage: () => Promise.resolve('1a00') },
      },
    },
  }),
} as const satisfies Partial<Record<Shell, () => BridgeWindow>>

it.each(['android-app', 'ios-app'] as const)(
  'what the %s calls its device for pushes comes apart from its token of who is there (NTF-9)',
  async (shell) => {
    const bridge = lateBridge(shell, PAGES[shell]())
    expect(await Promise.all([bridge.token(), bridge.pushToken()])).toEqual(['app-token', '1a00'])
  },
)

it('an app that takes no pushes, and a browser, call their device nothing (NTF-9)', async () => {
  expect(await lateBridge('android-app', {}).pushToken()).toBeUndefined()
  expect(await lateBridge('ios-app', {}).pushToken()).toBeUndefined()
  expect(await noBridge.pushToken()).toBeUndefined()
})
