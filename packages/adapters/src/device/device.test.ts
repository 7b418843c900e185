import type { ShopId } from '@diandu/core/catalog'
import type { Session, Token, UserId } from '@diandu/core/session'
import { describe, expect, it } from 'vitest'
import { checkoutDrafts } from '../storage/checkout-drafts.ts'
import { pageCookies, pageStorage } from '../testing/storage-doubles.ts'
import { browserDevice } from './browser-device.ts'
import { memoryDevice } from './memory-device.ts'

const SESSION: Session = {
  token: 'a-token-that-is-long-enough' as Token,
  userInfo: { userId: 'u1' as UserId, username: 'lin', mobile: '138****0001' },
}
const AROUND = {
  channelIds: { ios: 'dd-ios', android: 'dd-android' },
  weChatScript: '/sdk.js',
  captcha: { appId: '', script: '' },
  hasChat: true,
}

function pageAt(address: string, cookies = pageCookies(), storage = pageStorage(), userAgent = 'Chrome/120') {
  const { protocol, search } = new URL(address)
  const page = Object.defineProperties(
    {},
    {
      document: { value: cookies.page },
      location: { value: { protocol, search, href: address } },
      navigator: { value: { userAgent } },
      performance: { value: { getEntriesByType: () => [] } },
      localStorage: { get: () => storage.page.localStorage },
    },
  ) as Window
  return { page, cookies, storage }
}

describe('browserDevice', () => {
  it('keeps a session where spec §3 says, for 30 days, Secure over https', () => {
    const { page, cookies, storage } = pageAt('https://market.test/')
    browserDevice(page, AROUND).sessionStore.write(SESSION)
    expect(cookies.set).toEqual([`token=${SESSION.token}; Path=/; Max-Age=2592000; SameSite=Lax; Secure`])
    expect([...storage.values.keys()]).toEqual(['yd_userInfo'])
    expect(browserDevice(page, AROUND).sessionStore.readUser()).toEqual(SESSION.userInfo)
  })

  it.each([
    ['https://market.test/', '; Secure'],
    ['http://192.168.0.7/', ''],
  ])('keeps what the server renders by for a year, over %s in a cookie%s', (address, secure) => {
    const { page, cookies } = pageAt(address)
    browserDevice(page, AROUND).storage.cookies.write('diandu_theme', 'dark')
    expect(cookies.set).toEqual([`diandu_theme=dark; Path=/; Max-Age=31536000; SameSite=Lax${secure}`])
  })

  it('works where cookies and storage are blocked', () => {
    const storage = pageStorage()
    storage.block()
    const { page } = pageAt('http://192.168.0.7/?os=dd-ios', pageCookies('blocked'), storage)
    const device = browserDevice(page, AROUND)
    device.sessionStore.write(SESSION)
    device.returnPath.save('/shop/s1')
    device.searchHistory.write(['女装'])
    expect([
      device.shell,
      device.sessionStore.readToken(),
      device.returnPath.take(),
      device.searchHistory.read(),
    ]).toEqual(['ios-app', SESSION.token, '/shop/s1', ['女装']])
    expect(checkoutDrafts(device.storage.local, device.clock).read('s1' as ShopId)).toBeUndefined()
  })

  it('has a page of WeChat inside WeChat only, where this installation is known to it', () => {
    const weChat = (userAgent: string, weChatScript: string) =>
      browserDevice(pageAt('http://192.168.0.7/lists', pageCookies(), pageStorage(), userAgent).page, {
        ...AROUND,
        weChatScript,
      }).weChatPage
    expect(weChat('Chrome/120', '/sdk.js')).toBeUndefined()
    expect(weChat('Chrome/120 MicroMessenger/8', '')).toBeUndefined()
    expect(weChat('Chrome/120 MicroMessenger/8', '/sdk.js')?.pageUrl()).toBe('http://192.168.0.7/lists')
    expect(
      ['iPhone', 'Android'].map((system) => weChat(`${system} MicroMessenger/8`, '/sdk.js')?.signsFirstPage),
    ).toEqual([true, false])
  })
})

it('a device has a payment sheet inside WeChat only (WWA-22)', () => {
  const sheet = (userAgent: string) =>
    browserDevice(pageAt('http://192.168.0.7/', pageCookies(), pageStorage(), userAgent).page, AROUND).paymentSheet
  expect([sheet('Chrome/120'), sheet('Chrome/120 MicroMessenger/8') === undefined]).toEqual([undefined, false])
})

describe('the captcha of a device', () => {
  it('is there where one is configured, and nothing is fetched before it is asked', () => {
    const { page } = pageAt('http://192.168.0.7/')
    expect(browserDevice(page, AROUND).captchaWindow).toBeUndefined()
    expect(
      browserDevice(page, { ...AROUND, captcha: { appId: '19', script: 'https://captcha.test/sdk.js' } }).captchaWindow,
    ).toBeDefined()
  })
})

describe('memoryDevice', () => {
  it('begins empty, and shares nothing with another one', () => {
    const [one, other] = [memoryDevice(), memoryDevice({ shell: 'wechat' })]
    one.sessionStore.write(SESSION)
    expect([other.shell, other.sessionStore.readToken(), other.sessionStore.readUser()]).toEqual([
      'wechat',
      undefined,
      undefined,
    ])
    expect(one.sessionStore.readToken()).toBe(SESSION.token)
  })
})
