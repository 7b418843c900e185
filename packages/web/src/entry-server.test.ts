import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { fail, ok, refused, type Failure } from '@diandu/core/kernel'
import * as pageState from './app/rendering/page-state.ts'
import type { CallApi } from './composition/server-ports.ts'
import { resultPath } from './features/valuation/valuation-queries.ts'
import { loadPageCode } from './routes/page-code.tsx'
import type { PageRoute } from './router/page.ts'
import { ROUTES } from './routes/routes.ts'
import { appearanceOf, createPageRenderer } from './entry-server.tsx'

/** The server names its operator, and reaches nothing else. */
const call = (async ({ path }) => (path === 'getCompanyInfo' ? ok([]) : fail({ kind: 'offline' }))) as CallApi
const renderPage = createPageRenderer(call, Date.now)
const rendered = (path: string) => renderPage({ path, cookies: '' })

/** Without the moments at which answers came. */
const untimed = (state: string) => state.replaceAll(/\d{13}/g, 'then')

// A browser folds such addresses before it sends them; another program need not.
it.each([
  '/search/../lists?sort=latest',
  '/x/../login',
  '/tmall/./../search',
  '/tmall/%2e%2e/search',
  '/a\\..\\search',
  '/user_center/../login',
  '/shop/.',
])('%s is rendered as the page that a browser would ask for', async (path) => {
  const { pathname, search } = new URL(`http://page${path}`)
  const page = await rendered(path)
  const same = await rendered(`${pathname}${search}`)
  expect({ ...page, state: untimed(page.state) }).toEqual({ ...same, state: untimed(same.state) })
  // A shop of no number leads to all shops.
  expect(page.status).toBe(path.endsWith('.') ? 302 : path.includes('lists') ? 503 : 200)
})

it.each(['*', 'http://evil.example/', '//evil.example/..', '///..', '/%00', '/\\', '/../..//..'])(
  '%s is a page, if only the one that says so',
  async (path) => {
    expect([200, 404, 503]).toContain((await rendered(path)).status)
  },
)

/** Addresses with the parameters that these pages need for their calls. */
const ADDRESSES: Readonly<Record<string, string>> = {
  '/compare': '/compare?ids=1.2',
  '/instrument/keyword': '/instrument/keyword?word=%E5%A5%B3%E8%A3%85',
  '/assessment/result': resultPath({
    platform: 1,
    kind: 'flagship',
    industry: 'womenswear',
    trademark: 'registered',
    taxpayer: 'general',
    hasLoans: false,
    violations: { general: 0, severe: 0, counterfeit: 0 },
  }),
}
const addressOf = ({ path }: PageRoute): string =>
  ADDRESSES[path] ??
  path
    .replace(/\/:market$/, '/tmall')
    .replaceAll(/\/:\w+\?/g, '')
    .replaceAll(/:\w+/g, '1')

/** On these pages prefetched data is secondary: its place shows the failure and offers another attempt. */
const PARTS_ONLY = ['/compare', '/game', '/offline', '/search', '/instrument', '/instrument/ratesSingle']

const renderedWithData = await Promise.all(
  ROUTES.filter(({ rendering }) => rendering === 'server').map(async (route) => {
    const { prefetch } = await loadPageCode(route)
    return prefetch === undefined ? [] : [route]
  }),
)

it.each(renderedWithData.flat().map((route) => [addressOf(route), PARTS_ONLY.includes(route.path)] as const))(
  '%s is answered with the status of the call that it is about, and with the words of the server (WEB-121)',
  async (path, hasPartsOnly) => {
    const render = createPageRenderer(async () => fail({ kind: 'http', status: 451, message: '暂时不开放' }), Date.now)
    const page = await render({ path, cookies: '' })
    expect([page.status, page.isCacheable]).toEqual([hasPartsOnly ? 200 : 451, false])
    if (!hasPartsOnly) expect(page.html).toContain('暂时不开放')
  },
)

it('a search engine is told “not found” of a shop that is not there, and “later” of trouble of our own (CAT-16)', async () => {
  const statusOf = async (failure: Failure) =>
    (await createPageRenderer(async () => fail(failure), Date.now)({ path: '/shop/1', cookies: '' })).status
  expect(await statusOf(refused('not-found', '没有这家店'))).toBe(404)
  expect(await statusOf({ kind: 'http', status: 500 })).toBe(500)
  expect(await statusOf({ kind: 'too-many-requests' })).toBe(429)
  expect(await statusOf({ kind: 'timeout' })).toBe(503)
})

it.each([
  ['/', 'src/features/catalog/home/home-page.tsx'],
  ['/login', 'src/features/session/login/login-page.tsx'],
  ['/user_center', 'src/features/account/me/me-page.tsx'],
  ['/502', 'src/app/layout/failures/bad-gateway-page.tsx'],
  ['/no/such/page', undefined],
])('%s names the file of its page as the build does, by which its styles are found', async (path, source) => {
  expect((await rendered(path)).source).toBe(source)
})

const PAGES = ['/', '/lists', '/shop/1', '/search', '/login', '/user_center', '/no/such/page']

it('a rendered page leaves no timer behind and no answer in memory', async () => {
  const clear = vi.spyOn(QueryClient.prototype, 'clear')
  const timer = vi.spyOn(globalThis, 'setTimeout')
  for (const path of PAGES) await rendered(path)
  expect([clear.mock.calls.length, timer.mock.calls.filter(([, afterMs = 0]) => afterMs > 1000)]).toEqual([
    PAGES.length,
    [],
  ])
  for (const client of clear.mock.contexts as QueryClient[]) expect(client.getQueryCache().getAll()).toEqual([])
})

it('a page whose rendering throws leaves as little', async () => {
  const clear = vi.spyOn(QueryClient.prototype, 'clear')
  vi.spyOn(pageState, 'pageStateText').mockImplementation(() => {
    throw new Error('a mistake in a component')
  })
  await expect(rendered('/lists')).rejects.toThrow('a mistake in a component')
  expect(clear).toHaveBeenCalledOnce()
})

it('only a public page that exists, and in which nothing failed, may be kept', async () => {
  const isCacheable = async (path: string) => (await rendered(path)).isCacheable
  expect(await Promise.all(['/login', '/lists', '/shop/1', '/user_center', '/no/such/page'].map(isCacheable))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})

it('cookies that change nothing in a page are not told apart, and those that do are', () => {
  expect(appearanceOf('a=b; token=secret; FORM_ROUTE_PATH=%2Fx')).toBe(appearanceOf(''))
  expect(appearanceOf('diandu_theme=pink; diandu_lang=xx')).toBe(appearanceOf(''))
  const seen = ['', 'diandu_lang=en', 'diandu_theme=dark', 'diandu_theme=light', 'diandu_type=large'].map((cookies) =>
    appearanceOf(cookies),
  )
  expect(new Set(seen).size).toBe(seen.length)
  for (const appearance of seen) expect(appearanceOf(appearance)).toBe(appearance)
})

it('speaks the language of the browser until one is chosen, and then that one (RET-8)', () => {
  expect(appearanceOf('', 'en-GB,en;q=0.9')).toBe(appearanceOf('diandu_lang=en'))
  expect(appearanceOf('diandu_lang=zh-CN', 'en-GB')).toBe(appearanceOf(''))
  expect(appearanceOf('diandu_lang=xx', 'en')).toBe(appearanceOf('diandu_lang=en'))
  expect(appearanceOf('', 'fr')).toBe(appearanceOf(''))
})

it.each([
  ['/shop', '/lists'],
  ['/shop/?platform=1&q=%E5%A5%B3%E8%A3%85', '/lists?platform=1&q=%E5%A5%B3%E8%A3%85'],
])('%s is answered with a redirect to %s, and renders nothing (SES-49)', async (path, redirectTo) => {
  expect(await rendered(path)).toMatchObject({ status: 302, redirectTo, html: '', isCacheable: false })
})

it('renders the chat of the contact page where there is one, and says so where there is none (SUP-16)', async () => {
  const withChat = await renderPage({ path: '/contact', cookies: '', hasChat: true })
  const without = await renderPage({ path: '/contact', cookies: '' })
  expect([withChat.html.includes('没有开通在线客服'), without.html.includes('没有开通在线客服')]).toEqual([false, true])
})
