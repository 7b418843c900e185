// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { EXCHANGE_LIMIT_MS, type Session, type Shell } from '@diandu/core/session'
import { describe, expect, it, vi, type MockInstance } from 'vitest'
import type { Ports } from '../../../composition/ports.ts'
import { requestCode } from '../../testing/login-steps.ts'
import { findViolations, renderPage } from '../../testing/render-page.tsx'
import { openTestMarket, type TestMarket } from '../../testing/open-test-market.ts'

const SHELLS = ['android-app', 'ios-app'] as const satisfies readonly Shell[]
const MARKET = { zh: '请先在 App 里登录', requesting: '正在向 App 核对您的登录' }

/** The page at `path` in an app whose person is the market's buyer; `answer` is what the app gives for a token. */
async function openInApp(
  path: string,
  shell: Shell,
  answer?: (market: TestMarket) => Promise<string | undefined>,
  stored?: string,
  alsoShow: readonly string[] = [],
) {
  const market = openTestMarket(1)
  const logins = vi.fn()
  listened = vi.spyOn(document, 'addEventListener')
  let give = answer ?? (async () => market.appToken(market.buyer.userId))
  const page = await renderPage(path, {
    market,
    alsoShow,
    change: (ports): Ports => {
      if (stored !== undefined) ports.returnPath.save(stored)
      const { exchangeAppToken } = ports.accountSessions
      return {
        ...ports,
        shell,
        app: { isApp: true, token: () => give(market), exchangeToken: exchangeAppToken, openLogin: logins },
      }
    },
  })
  return { ...page, logins, becomes: (next: typeof give) => void (give = next) }
}

let listened: MockInstance<typeof document.addEventListener>

/** A user who left for the app's login comes back: the page listens for it once it has been painted. */
async function comeBack() {
  await waitFor(() => expect(listened).toHaveBeenCalledWith('visibilitychange', expect.any(Function)))
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
}
const unidentified = async () => undefined

describe.each(SHELLS)('in the %s', (shell) => {
  it('a member’s page opens by the app’s token, without a login to be seen (SES-15)', async () => {
    const { logins, session, market } = await openInApp('/user_center/collection', shell)
    expect(await screen.findByRole('heading', { level: 1, name: '我的收藏' })).toBeTruthy()
    expect(session.user()?.userId).toBe(market.buyer.userId)
    expect(logins).not.toHaveBeenCalled()
  })

  it('without a token the app’s login opens and the page says so (SES-15)', async () => {
    const { logins, ports, address } = await openInApp('/user_center/collection', shell, unidentified)
    expect((await screen.findByRole('alert')).textContent).toContain(MARKET.zh)
    expect([logins.mock.calls.length, ports.returnPath.take(), address()]).toEqual([
      1,
      '/user_center/collection',
      '/user_center/collection',
    ])
    expect(await findViolations()).toEqual([])
  })

  it('an app that never answers is waited for, then the same (SES-15)', async () => {
    const { logins, market } = await openInApp('/user_center/collection', shell, () => new Promise(() => undefined))
    expect(await screen.findByText(MARKET.requesting)).toBeTruthy()
    expect(await findViolations()).toEqual([])
    await act(async () => market.clock.advance(EXCHANGE_LIMIT_MS))
    expect((await screen.findByRole('alert')).textContent).toContain(MARKET.zh)
    expect(logins).toHaveBeenCalledTimes(1)
  })

  it('a user who comes back from the app’s login goes on by themselves, and the kept path is gone (WSE-1)', async () => {
    const { becomes, logins, ports } = await openInApp('/user_center/collection', shell, unidentified)
    await screen.findByText(MARKET.zh)
    becomes(async (market) => market.appToken(market.buyer.userId))
    await comeBack()
    expect(await screen.findByRole('heading', { level: 1, name: '我的收藏' })).toBeTruthy()
    expect([logins.mock.calls.length, ports.returnPath.take()]).toEqual([1, undefined])
  })

  it('a person who did not log in there is not sent there again, but may ask for it (WSE-1)', async () => {
    const requested = vi.fn(unidentified)
    const { logins, user } = await openInApp('/user_center/collection', shell, requested)
    await screen.findByText(MARKET.zh)
    await comeBack()
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(2))
    await screen.findByText(MARKET.zh)
    expect(logins).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('button', { name: '再试一次' }))
    await waitFor(() => expect(logins).toHaveBeenCalledTimes(2))
  })

  it('a user who is sent to the login is let in and goes on where they wanted to (SES-15)', async () => {
    const { address, session, market, logins } = await openInApp('/login', shell, undefined, '/shop/shop-0001?x=1')
    await waitFor(() => expect(address()).toBe('/shop/shop-0001?x=1'))
    expect([session.user()?.userId, logins.mock.calls.length]).toEqual([market.buyer.userId, 0])
  })

  it('an exchange that fails opens the app’s login, and the way is still kept (SES-15)', async () => {
    const { ports, logins, becomes, address } = await openInApp('/login', shell, unidentified, '/shop/shop-0001')
    await screen.findByText(MARKET.zh)
    await waitFor(() => expect(logins).toHaveBeenCalledTimes(1))
    expect(screen.queryByLabelText('密码')).toBeNull()
    becomes(async (market) => market.appToken(market.buyer.userId))
    await comeBack()
    await waitFor(() => expect(address()).toBe('/shop/shop-0001'))
    expect(ports.returnPath.take()).toBeUndefined()
  })
})

describe.each(SHELLS)('an account of old times in the %s', (shell) => {
  const OLD = { username: 'old_hand', password: 'old-times-1' }
  const MOBILE = '13900000009'
  const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement

  it.each([
    ['/user_center/collection', undefined],
    ['/login', '/user_center/collection'],
  ])(
    'a user at %s is led to giving the account a phone, not to the app’s login, and from there to where they were going (SES-38)',
    async (path, stored) => {
      let who: ReturnType<TestMarket['enrolPhoneless']> | undefined
      const token = async (market: TestMarket) => market.appToken((who ??= market.enrolPhoneless(OLD)))
      const page = await openInApp(path, shell, token, stored, ['/bind_phone'])
      await waitFor(() => expect(page.address()).toBe('/bind_phone'))
      expect(page.logins).not.toHaveBeenCalled()
      await page.user.type(await screen.findByLabelText('用户名'), OLD.username)
      await page.user.type(field('密码'), OLD.password)
      await page.user.type(field('手机号'), MOBILE)
      await requestCode(page, MOBILE)
      await page.user.click(screen.getByRole('button', { name: '绑定并登录' }))
      await waitFor(() => expect(page.address()).toBe('/user_center/collection'))
      expect([page.session.user()?.username, page.logins.mock.calls.length]).toEqual([OLD.username, 0])
    },
  )
})

it('an app’s person sees nothing that another person was answered (SHL-43)', async () => {
  const market = openTestMarket(1)
  const before = {
    token: 'a-token-of-somebody-else',
    userInfo: { userId: market.seller.userId, username: 'seller_zhou', mobile: '138****0003' },
  } as Session
  market.buyer.device.session.write(before)
  const page = await renderPage('/user_center', {
    market,
    person: market.buyer,
    change: (ports) => ({
      ...ports,
      shell: 'ios-app',
      app: {
        isApp: true,
        token: async () => market.appToken(market.buyer.userId),
        exchangeToken: ports.accountSessions.exchangeAppToken,
        openLogin: () => undefined,
      },
    }),
  })
  expect(await screen.findByText('buyer_lin')).toBeTruthy()
  expect(page.session.user()?.username).toBe('buyer_lin')
  expect(screen.queryByText('seller_zhou')).toBeNull()
})

it('in a browser the login is the login (SES-15)', async () => {
  await renderPage('/login')
  expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy()
})
