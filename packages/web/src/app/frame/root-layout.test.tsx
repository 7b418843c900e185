// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { exampleShop } from '@diandu/core/testing'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Locale } from '../../messages/messages.ts'
import { AppProviders } from './app-providers.tsx'
import { AppRoutes } from './app-routes.tsx'
import { startAuthActor } from '../entrance/auth-actor.ts'
import { loadPageCode } from '../../routes/page-code.tsx'
import { createPages } from '../../routes/prefetch-page.ts'
import { createQueryClient } from '../queries/query-client.ts'
import { ROUTES } from '../../routes/routes.ts'
import { requestLogin } from '../session/login-requests.ts'
import { createSessionSource } from '../session/session-source.ts'
import { createMemoryVisit } from '../testing/memory-visit.tsx'
import { findViolations } from '../testing/render-page.tsx'
import { openTestMarket, testPorts } from '../testing/open-test-market.ts'

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))

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
  const visit = createMemoryVisit([path])
  const queries = createQueryClient(() => undefined)
  await act(async () => {
    render(
      <AppProviders
        services={{
          preferences: { locale, theme: 'system' },
          queries,
          ports,
          session,
          pages: createPages({ queries, ports, locale }),
          device: bare,
          reportFailure: () => undefined,
        }}
      >
        <visit.Router>
          <AppRoutes />
        </visit.Router>
      </AppProviders>,
    )
  })
  return { visit, user: userEvent.setup() }
}

/** Its title is composed of its figures; the seller's is on the shop's page. */
const card = () =>
  waitFor(() => {
    const found = screen.getByRole('main').querySelector<HTMLElement>('a[href="/shop/shop-0003"]')
    if (found === null) throw new Error('The shop has no card')
    return found
  })
const content = () => screen.getByRole('main')

it('the page that a visit begins with leaves the focus at the start, and the first stop leads to the content', async () => {
  const { user } = await openApp('/')
  await card()
  expect(document.activeElement).toBe(document.body)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '跳到正文' }))
  expect(document.activeElement?.getAttribute('href')).toBe(`#${content().id}`)
})

it('after a step to another page the focus is in its content, by a link, by the tabs and by Back', async () => {
  const { visit, user } = await openApp('/')
  await user.click(await card())
  await screen.findByRole('heading', { level: 1, name: '店铺详情' })
  await waitFor(() => expect(document.activeElement).toBe(content()))
  await visit.navigate(-1)
  await screen.findByRole('heading', { level: 1, name: /店渡/ })
  await waitFor(() => expect(document.activeElement).toBe(content()))
  await user.click(screen.getByRole('link', { name: '找店' }))
  await screen.findByRole('heading', { level: 1, name: '全部店铺' })
  await waitFor(() => expect(document.activeElement).toBe(content()))
})

it('a field that the new page is about keeps the focus it took', async () => {
  const { user } = await openApp('/')
  await card()
  await user.click(screen.getByRole('link', { name: '搜店铺、类目、平台' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')))
})

it('sorting the same list differently moves no focus', async () => {
  const { user, visit } = await openApp('/lists')
  await card()
  const latest = screen.getByRole('button', { name: '最新' })
  await user.click(latest)
  await waitFor(() => expect(visit.location().search).toBe('?sort=latest'))
  expect(document.activeElement).toBe(latest)
})

it('the document is named by its page, by what it shows once that is known, and each name is announced', async () => {
  const { user, visit } = await openApp('/')
  await card()
  // After the first frame.
  await waitFor(() => expect(document.title).toBe('店渡 · 网店转让'))
  await user.click(await card())
  await waitFor(() => expect(document.title).toBe(TITLE))
  expect(document.querySelector('[aria-live=polite] > span')?.textContent).toBe(TITLE)
  await visit.navigate('/lists?platform=1')
  await waitFor(() => expect(document.title).toBe('天猫店铺'))
  await visit.navigate('/user_center/order')
  await waitFor(() => expect(document.title).toBe('我的订单'))
  await visit.navigate('/nowhere')
  await waitFor(() => expect(document.title).toBe('页面不存在'))
})

it('the page that a tap leaves is kept hidden, untouched, and not read out', async () => {
  const { user } = await openApp('/lists')
  const tapped = await card()
  await user.click(tapped)
  await screen.findByRole('heading', { level: 1, name: '店铺详情' })
  expect(tapped.isConnected).toBe(true)
  expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['店铺详情'])
  expect([...document.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual(['全部店铺', '店铺详情'])
  await waitFor(() => expect(document.title).toBe(TITLE))
})

it('a visitor who goes back finds the same page as it was left, and the focus in it', async () => {
  const { visit, user } = await openApp('/lists')
  const tapped = await card()
  await user.click(tapped)
  await screen.findByRole('heading', { level: 1, name: '店铺详情' })
  await visit.navigate(-1)
  expect(await card()).toBe(tapped)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('全部店铺')
  await waitFor(() => expect(document.activeElement).toBe(content()))
  await waitFor(() => expect(document.title).toBe('全部店铺'))
})

it('the first stop leads to the content of the page that is shown, whatever is hidden', async () => {
  const { user } = await openApp('/lists')
  await user.click(await card())
  await screen.findByRole('heading', { level: 1, name: '店铺详情' })
  expect(screen.getByRole('link', { name: '跳到正文' }).getAttribute('href')).toBe(`#${content().id}`)
  expect(new Set([...document.querySelectorAll('main')].map(({ id }) => id)).size).toBe(2)
})

it.each([
  ['/nowhere', 'zh-CN', '页面不存在'],
  ['/a/b/c', 'en', 'Page not found'],
  ['/shop/a%20b', 'zh-CN', '页面不存在'],
] as const)('%s leads to a page that says so in %s, with a way home', async (path, locale, heading) => {
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
])('at %s the tab “%s” is the current one', async (path, name) => {
  await openApp(path)
  const current = await waitFor(() => {
    const found = screen.getByRole('navigation', { name: '主导航' }).querySelector('[aria-current=page]')
    if (found === null) throw new Error('No tab is current')
    return found
  })
  expect(current.textContent).toBe(name)
})

it('pages about one thing have no tabs, and Back leads a visitor from outside to a sensible place', async () => {
  const { visit, user } = await openApp('/shop/shop-0003')
  await screen.findByRole('heading', { level: 2, name: TITLE })
  expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull()
  await user.click(screen.getByRole('button', { name: '返回' }))
  await waitFor(() => expect(visit.location().pathname).toBe('/lists'))
})

it('the page that a visit begins with stands still, and those after it fade in', async () => {
  const { visit } = await openApp('/')
  await card()
  const frame = () => content().closest('[data-page]')
  expect(frame()).toBeNull()
  await visit.navigate('/lists')
  await screen.findByRole('heading', { level: 1, name: '全部店铺' })
  expect(frame()?.getAttribute('data-page')).toBe('come')
})

it('what was not found stands in the layout for errors, without tabs', async () => {
  await openApp('/nowhere')
  await screen.findByRole('heading', { level: 1, name: '页面不存在' })
  expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull()
})

it.each(['/', '/lists', '/offline', '/502', '/shop/none', '/nowhere', '/instrument', '/contact'])(
  '%s says once who runs the market (COM-7, COM-10)',
  async (path) => {
    await openApp(path)
    expect(await screen.findAllByRole('link', { name: '隐私政策' })).toHaveLength(1)
  },
)

it('the login that an answer asks for opens over its page before the visitor has done anything (SES-54)', async () => {
  await openApp('/lists')
  await card()
  act(() => requestLogin())
  expect(await screen.findByRole('dialog', { name: '登录 / 注册' })).toBeTruthy()
  expect(await card()).toBeTruthy()
})
