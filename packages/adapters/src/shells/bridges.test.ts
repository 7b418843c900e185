import { ok } from '@diandu/core/kernel'
import type { Session, Shell, Token, UserId } from '@diandu/core/session'
import { describe, expect, it } from 'vitest'
import { androidBridge } from './android-bridge.ts'
import { iosBridge } from './ios-bridge.ts'
import { lateBridge } from './late-bridge.ts'
import { nativeApp } from './native-app.ts'
import { noBridge } from './no-bridge.ts'
import type { ShellBridge } from './shell-bridge.ts'
import type { BridgeWindow } from './token-desk.ts'

type Answer = (page: BridgeWindow) => unknown
const silent: Answer = () => undefined

/** A page in an app that writes down what it receives; `answer` is what its token call gives back. */
const APPS = {
  'android-app': (answer: Answer) => {
    const received: unknown[] = []
    const page: BridgeWindow = {}
    const app = {
      // As an app's own object: its methods work on itself only.
      receive(this: unknown, name: string, values: readonly unknown[]) {
        if (this !== page['android']) throw new TypeError('Java bridge method was not called on its object')
        received.push([name, ...values])
      },
      titleView(...values: unknown[]) {
        this.receive('titleView', values)
      },
      contactQQ(...values: unknown[]) {
        this.receive('contactQQ', values)
      },
      login(...values: unknown[]) {
        this.receive('login', values)
      },
      savePicture(...values: unknown[]) {
        this.receive('savePicture', values)
      },
      getToken(...values: unknown[]) {
        this.receive('getToken', values)
        return answer(page)
      },
    }
    page['android'] = app
    return { page, received, bridge: androidBridge(page) }
  },
  'ios-app': (answer: Answer) => {
    const received: unknown[] = []
    const handler = (name: string) => ({
      postMessage(message: unknown) {
        received.push([name, message])
        return name === 'getToken' ? answer(page) : undefined
      },
    })
    const page: BridgeWindow = {
      webkit: {
        messageHandlers: Object.fromEntries(
          ['titleView', 'toQQ', 'getToken', 'login', 'savePicture'].map((name) => [name, handler(name)]),
        ),
      },
    }
    return { page, received, bridge: iosBridge(page) }
  },
} as const

const SHELLS = Object.keys(APPS) as readonly (keyof typeof APPS)[]
const callback = (page: BridgeWindow) => page['dianduAppToken'] as (answer?: unknown) => void
const never = () => {
  throw new Error('Nothing is asked for')
}

describe('what an app receives', () => {
  it('Android: methods of its object', async () => {
    const { bridge, received } = APPS['android-app'](() => 'app-token')
    bridge.showTitleView(true)
    bridge.showTitleView(false)
    void bridge.contactQq('800012345')
    bridge.openLogin()
    expect(await bridge.token()).toBe('app-token')
    expect(received).toEqual([
      ['titleView', '{"visible":true}'],
      ['titleView', '{"visible":false}'],
      ['contactQQ', '800012345'],
      ['login'],
      ['getToken', 'dianduAppToken'],
    ])
  })

  it('iOS: messages to its handlers', async () => {
    const { bridge, received } = APPS['ios-app'](() => Promise.resolve('app-token'))
    bridge.showTitleView(true)
    void bridge.contactQq('800012345')
    bridge.openLogin()
    expect(await bridge.token()).toBe('app-token')
    expect(received).toEqual([
      ['titleView', '{"visible":true}'],
      ['toQQ', '800012345'],
      ['login', ''],
      ['getToken', 'dianduAppToken'],
    ])
  })
})

describe.each(SHELLS)('a token from the %s', (shell) => {
  const ways: readonly (readonly [string, Answer])[] = [
    ['in the call', () => 'app-token'],
    ['by a promise', () => Promise.resolve('app-token')],
    ['through the callback', (page) => void queueMicrotask(() => callback(page)('app-token'))],
    ['through the callback within the call', (page) => callback(page)('app-token')],
    [
      'by a promise of nothing, then the callback',
      (page) => Promise.resolve().then(() => void setTimeout(() => callback(page)('app-token'))),
    ],
    ['twice, in two ways', (page) => (setTimeout(() => callback(page)('another-token')), 'app-token')],
    ['twice through the callback', (page) => (callback(page)('app-token'), callback(page)('another-token'))],
  ]
  it.each(ways)('comes %s', async (_, answer) => {
    expect(await APPS[shell](answer).bridge.token()).toBe('app-token')
  })

  it.each([7, true, {}, ['app-token'], Symbol('x')])('a token that is %s is none', async (rubbish) => {
    expect(await APPS[shell]((page) => callback(page)(rubbish)).bridge.token()).toBeUndefined()
    expect(await APPS[shell](() => rubbish).bridge.token()).toBeUndefined()
  })

  it('answers both callers that waited for the token, and ignores a late answer without a question', async () => {
    const { page, bridge } = APPS[shell](silent)
    const requested = [bridge.token(), bridge.token()]
    await new Promise((settle) => setTimeout(settle))
    callback(page)('app-token')
    expect(await Promise.all(requested)).toEqual(['app-token', 'app-token'])
    expect(callback(page)('later')).toBeUndefined()
  })

  it('a bridge that breaks gives none', async () => {
    expect(
      await APPS[shell](() => {
        throw new Error('no')
      }).bridge.token(),
    ).toBeUndefined()
    expect(await APPS[shell](() => Promise.reject(new Error('no'))).bridge.token()).toBeUndefined()
    const bare = shell === 'ios-app' ? iosBridge({}) : androidBridge({})
    expect(await bare.token()).toBeUndefined()
  })
})

const PICTURE = 'data:image/png;base64,AAAA'
const isSaved = (bridge: ShellBridge) => new Promise<boolean>((settle) => bridge.savePicture(PICTURE, settle))

describe('a picture to save', () => {
  it.each(SHELLS)('is handed to the %s that takes it, and else is told as not taken (WEB-126)', async (shell) => {
    const { page, received } = APPS[shell](silent)
    expect(await isSaved(lateBridge(shell, page))).toBe(true)
    expect(received).toEqual([['savePicture', PICTURE]])
    expect(await isSaved(lateBridge(shell, {}))).toBe(false)
  })

  it.each<Shell>(['browser', 'wechat'])('is taken by no app in the %s (WEB-126)', async (shell) => {
    expect(await isSaved(lateBridge(shell, {}))).toBe(false)
  })
})

const takesContact = (bridge: ShellBridge) => bridge.contactQq('800012345')

describe.each(SHELLS)('an address that the %s hands over', (shell) => {
  const handOver = (page: BridgeWindow) => page['dianduOpen'] as (path?: unknown) => unknown

  it('is opened where it is one of our pages, and the app is told so (MSG-20)', () => {
    const { page, bridge } = APPS[shell](silent)
    const opened: string[] = []
    bridge.onOpen((path) => opened.push(path))
    const own = ['/message/details/m1', '/shop/s1?from=push', '/']
    expect(own.map(handOver(page))).toEqual([true, true, true])
    expect(opened).toEqual(own)
  })

  it.each([
    'https://other.example/',
    '//other.example',
    '/\\\\other.example',
    '/.//other.example',
    '/%2f%2fother.example',
    'javascript:alert(1)',
    '/login',
    'message',
    '',
    `/${'a'.repeat(500)}`,
    7,
    null,
    undefined,
    { path: '/' },
  ])('that is %j is not opened (MSG-20)', (posted) => {
    const { page, bridge } = APPS[shell](silent)
    bridge.onOpen(never)
    expect(handOver(page)(posted)).toBe(false)
  })

  it('reaches the page through the late bridge too (MSG-20)', async () => {
    const { page } = APPS[shell](() => 'app-token')
    const opened = await new Promise<string>((settle) => {
      const bridge = lateBridge(shell, page)
      bridge.onOpen(settle)
      void bridge.token().then(() => handOver(page)('/message'))
    })
    expect(opened).toBe('/message')
  })
})

describe('lateBridge', () => {
  it.each(SHELLS)('in the %s that knows no message the page goes on, and the contact is not taken', async (shell) => {
    const bridge = lateBridge(shell, {})
    bridge.showTitleView(true)
    bridge.openLogin()
    expect(await bridge.token()).toBeUndefined()
    expect(await takesContact(bridge)).toBe(false)
  })

  it.each(SHELLS)('reaches the %s', async (shell) => {
    const { page, received } = APPS[shell](() => 'app-token')
    const bridge = lateBridge(shell, page)
    void bridge.contactQq('800012345')
    expect(await bridge.token()).toBe('app-token')
    expect(received[0]).toEqual([shell === 'ios-app' ? 'toQQ' : 'contactQQ', '800012345'])
  })

  it.each<Shell>(['browser', 'wechat'])('in the %s nothing is said', async (shell) => {
    const bridge = lateBridge(shell, APPS['android-app'](never).page)
    expect(bridge).toBe(noBridge)
    bridge.onOpen(never)
    bridge.showTitleView(true)
    bridge.openLogin()
    expect(await bridge.token()).toBeUndefined()
    expect(await takesContact(bridge)).toBe(false)
  })

  it('fetches its code once, and again where it did not come', async () => {
    const { page, bridge: real } = APPS['ios-app'](() => 'app-token')
    let loads = 0
    const bridge = lateBridge('ios-app', page, {
      'ios-app': () => {
        loads += 1
        return loads === 1 ? Promise.reject(new Error('no network')) : Promise.resolve(real)
      },
    })
    expect(await takesContact(bridge)).toBe(false)
    expect([await bridge.token(), await bridge.token(), loads]).toEqual(['app-token', 'app-token', 2])
  })
})

describe('nativeApp', () => {
  const session: Session = {
    token: 'a-token-that-is-long-enough' as Token,
    userInfo: { userId: 'u1' as UserId, username: 'lin', mobile: '138****0001' },
  }

  it.each(SHELLS)('in the %s the token goes to the server as it came', async (shell) => {
    const sent: string[] = []
    const app = nativeApp(
      shell,
      APPS[shell](() => 'app-token').bridge,
      (token) => (sent.push(token), Promise.resolve(ok(session))),
    )
    expect([app.isApp, await app.token(), await app.exchangeToken('app-token')]).toEqual([
      true,
      'app-token',
      ok(session),
    ])
    expect(sent).toEqual(['app-token'])
  })

  it.each<Shell>(['browser', 'wechat'])(
    'the %s is no app: no token, no exchange, no login of its own',
    async (shell) => {
      const app = nativeApp(shell, noBridge, never)
      expect([app.isApp, await app.token(), app.openLogin()]).toEqual([false, undefined, undefined])
      expect(await app.exchangeToken('t')).toEqual({ ok: false, failure: { kind: 'login-required' } })
    },
  )
})
