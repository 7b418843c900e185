// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { exampleShop } from '@diandu/core/testing'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Locale } from '../words/words.ts'
import { AppProviders } from './app-providers.tsx'
import { AppRoutes } from './app-routes.tsx'
import { startAuthActor } from './auth-actor.ts'
import { loadPageCode } from './page-code.tsx'
import { createPages } from './prefetch-page.ts'
import { createQueryClient } from './query-client.ts'
import { ROUTES } from './routes.ts'
import { createSessionSource } from './session-source.ts'
import { memoryRouter } from './testing/memory-router.tsx'
import { findViolations } from './testing/find-violations.ts'
import { openTestMarket } from './testing/open-test-market.ts'
import { testPorts } from './testing/test-ports.ts'

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

// Every page's code is here, as after a first visit: a test waits for what is shown, not for the compiler.
beforeAll(() => Promise.all(ROUTES.map(loadPageCode)))

const TITLE = '云禾女装旗舰店'

/** The whole app over a market in memory, begun at the address. */
async function openApp(path: string, locale: Locale = 'zh-CN') {
  const market = openTestMarket(0)
  market.shelve(market.seller.userId, exampleShop(3, { title: TITLE, platform: 1 }))
  const { device } = market.buyer
  const bare = testPorts(market, device)
  const ports = () => Promise.resolve(bare)
  const session = createSessionSource(device.session, () => startAuthActor(ports))
  const router = memoryRouter([path])
  const queries = createQueryClient(() => undefined)
  await act(async () => {
    render(
      <AppProviders means={{ preferences: { locale, theme: 'system' }, queries, ports, session, pages: createPages({ queries, ports, locale }), busy: bare.busy, hearFailure: () => undefined }}>
        <AppRoutes router={router} />
      </AppProviders>,
    )
  })
  return { router, user: userEvent.setup() }
}

const card = async () => (await screen.findAllByRole('link', { name: new RegExp(TITLE) }))[0] as HTMLElement
const content = () => screen.getByRole('main')

it('[WEB-4] the page that a visit begins with leaves the focus at the start, and the first stop leads to the content', async () => {
  const { user } = await openApp('/')
  await card()
  expect(document.activeElement).toBe(document.body)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '跳到正文' }))
  expect(document.activeElement?.getAttribute('href')).toBe(`#${content().id}`)
})

it('[WEB-4] after a step to another page the focus is in its content, by a link, by the tabs and by Back', async () => {
  const { router, user } = await openApp('/')
  await user.click(await card())
  await screen.findByRole('heading', { level: 1, name: '店铺详情' })
  await waitFor(() => expect(document.activeElement).toBe(content()))
  await act(() => router.navigate(-1))
  await screen.findByRole('heading', { level: 1, name: /店渡/ })
  await waitFor(() => expect(document.activeElement).toBe(content()))
  await user.click(screen.getByRole('link', { name: '找店' }))
  await screen.findByRole('heading', { level: 1, name: '全部店铺' })
  await waitFor(() => expect(document.activeElement).toBe(content()))
})

it('[WEB-4] a field that the new page is about keeps the focus it took', async () => {
  const { user } = await openApp('/')
  await card()
  await user.click(screen.getByRole('link', { name: '搜店铺、类目、平台' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')))
})

it('[WEB-4] another order of the same list moves no focus', async () => {
  const { user, router } = await openApp('/lists')
  await card()
  const latest = screen.getByRole('button', { name: '最新' })
  await user.click(latest)
  await waitFor(() => expect(router.place().location.search).toBe('?sort=latest'))
  expect(document.activeElement).toBe(latest)
})

it('[WEB-5] the document is named by its page, by what it shows once that is known, and each name is announced', async () => {
  const { user, router } = await openApp('/')
  await card()
  expect(document.title).toBe('店渡 · 网店转让')
  await user.click(await card())
  await waitFor(() => expect(document.title).toBe(TITLE))
  expect(document.querySelector('[aria-live=polite] > span')?.textContent).toBe(TITLE)
  await act(() => router.navigate('/lists?platform=1'))
  await waitFor(() => expect(document.title).toBe('天猫店铺'))
  await act(() => router.navigate('/user_center/order'))
  await waitFor(() => expect(document.title).toBe('我的订单'))
  await act(() => router.navigate('/nowhere'))
  await waitFor(() => expect(document.title).toBe('页面不存在'))
})

it('[WEB-111] the page that a tap leaves is taken apart later: hidden until then, untouched, and heard by nobody', async () => {
  const { user } = await openApp('/lists')
  const tapped = await card()
  await user.click(tapped)
  const list = tapped.closest('[hidden]')
  expect(list?.contains(content())).toBe(false)
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['店铺详情'])
  expect([...(list?.querySelectorAll('h1') ?? [])].map((heading) => heading.textContent)).toEqual(['全部店铺'])
  await waitFor(() => expect(document.title).toBe(TITLE))
  await waitFor(() => expect(list?.isConnected).toBe(false))
  expect(document.title).toBe(TITLE)
})

it('[WEB-111] who goes back before that finds the page drawn anew, and the focus in it', async () => {
  const { router, user } = await openApp('/lists')
  const tapped = await card()
  await user.click(tapped)
  expect(tapped.isConnected).toBe(true)
  await act(() => router.navigate(-1))
  expect(tapped.isConnected).toBe(false)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('全部店铺')
  await waitFor(() => expect(document.activeElement).toBe(content()))
  expect(document.querySelector('[hidden]')).toBeNull()
})

it.each([
  ['/nowhere', 'zh-CN', '页面不存在'],
  ['/a/b/c', 'en', 'Not found'],
  ['/shop/a%20b', 'zh-CN', '页面不存在'],
] as const)('[WEB-7] %s leads to a page that says so in %s, with a way home', async (path, locale, heading) => {
  await openApp(path, locale)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
  expect(screen.getByRole('link', { name: locale === 'en' ? 'Home' : '回首页' }).getAttribute('href')).toBe('/')
  expect(await findViolations()).toEqual([])
})

it.each([
  ['/', '首页'],
  ['/lists?platform=3', '找店'],
  ['/tmall', '找店'],
  ['/user_center/order', '订单'],
  ['/user_center', '我的'],
])('[WEB-9] at %s the tab “%s” is the current one', async (path, name) => {
  await openApp(path)
  const current = await waitFor(() => {
    const found = screen.getByRole('navigation', { name: '主导航' }).querySelector('[aria-current=page]')
    if (found === null) throw new Error('No tab is current')
    return found
  })
  expect(current.textContent).toBe(name)
})

it('[WEB-9] pages about one thing have no tabs, and Back leads a visitor from outside to a sensible place', async () => {
  const { router, user } = await openApp('/shop/shop-0003')
  await screen.findByRole('heading', { level: 2, name: TITLE })
  expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '返回' }))
  await waitFor(() => expect(router.place().location.pathname).toBe('/lists'))
})

it('[SHL-61] the page that a visit begins with stands still, and those after it fade in', async () => {
  const { router } = await openApp('/')
  await card()
  const frame = () => content().closest('[data-page]')
  expect(frame()).toBeNull()
  await act(() => router.navigate('/lists'))
  await screen.findByRole('heading', { level: 1, name: '全部店铺' })
  expect(frame()?.getAttribute('data-page')).toBe('come')
})

it('[SHL-60] what was not found stands in the layout for errors, without tabs', async () => {
  await openApp('/nowhere')
  await screen.findByRole('heading', { level: 1, name: '页面不存在' })
  expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull()
})
