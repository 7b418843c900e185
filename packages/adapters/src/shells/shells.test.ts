import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detectShell } from './detect-shell.ts'
import type { Shell } from '@diandu/core/session'
import { lateBridge } from './late-bridge.ts'
import { noBridge } from './no-bridge.ts'
import type { BridgeWindow } from './token-desk.ts'

const channelIds = { ios: 'dd-ios-7', android: 'dd-and-7' }
const CHROME = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36'
const WECHAT = `${CHROME} MicroMessenger/8.0.40(0x1800) NetType/WIFI`

describe('detectShell', () => {
  it.each([
    ['a browser', CHROME, '', 'browser'],
    ['WeChat', WECHAT, '', 'wechat'],
    ['the iOS app by its user agent', `${CHROME} dd-ios-7/3.1`, '', 'ios-app'],
    ['the Android app by its user agent', `${CHROME} (dd-and-7; 3.1)`, '', 'android-app'],
    ['the iOS app by the query', CHROME, '?os=dd-ios-7&x=1', 'ios-app'],
    ['the Android app by the query', CHROME, '?os=dd-and-7', 'android-app'],
    ["an app that WeChat's engine runs", WECHAT, '?os=dd-ios-7', 'ios-app'],
    ['another app', CHROME, '?os=dd-ios-77', 'browser'],
    ['a part of a word', `${CHROME} xdd-ios-7`, '', 'browser'],
    ['a browser that only mentions WeChat', `${CHROME} NotMicroMessenger/8`, '', 'browser'],
  ] as const)('%s', (_, userAgent, query, shell) => {
    expect(detectShell({ userAgent, query, channelIds })).toBe(shell)
  })

  it('without configured channels nothing is an app', () => {
    fc.assert(
      fc.property(fc.string(), fc.oneof(fc.string(), fc.constant('?os=')), (userAgent, query) => {
        expect(['browser', 'wechat']).toContain(detectShell({ userAgent, query, channelIds: { ios: '', android: '' } }))
      }),
    )
  })
})

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
