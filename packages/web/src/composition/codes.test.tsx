import { compose, overHttp } from '@diandu/adapters/compose'
import { memoryDevice } from '@diandu/adapters/device'
import { exampleShop, createManualClock } from '@diandu/core/testing'
import { failureText } from '@diandu/core/messages'
import type { Token, UserId } from '@diandu/core/session'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { AppProviders } from '../app/frame/app-providers.tsx'
import { AppRoutes } from '../app/frame/app-routes.tsx'
import { startAuthActor } from '../app/entrance/auth-actor.ts'
import { createFailureHandler } from '../app/layout/failures/failure-handler.ts'
import { loadPageCode } from '../routes/page-code.tsx'
import { createPages } from '../routes/prefetch-page.ts'
import { createQueryClient } from '../app/queries/query-client.ts'
import { ROUTES } from '../routes/routes.ts'
import { createSessionLapse } from '../app/entrance/session-lapse.ts'
import { createSessionSource } from '../app/session/session-source.ts'
import { createMemoryVisit } from '../app/testing/memory-visit.tsx'
import { toasts } from '../ui/feedback/toasts.ts'
import type { Locale } from '../messages/messages.ts'

const SHOP = exampleShop(1)
const SHOP_PAGE = `/shop/${SHOP.id}`
const TOKEN = 'a-token-that-is-long-enough' as Token
const USER = { userId: 'u1' as UserId, username: 'lin', mobile: '138****0001' }

interface Shown {
  readonly status?: number
  readonly code?: string
  readonly message?: string
}

const network = setupServer()
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
afterAll(() => network.close())
beforeAll(() => Promise.all(ROUTES.map(loadPageCode)))
beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => {
  network.resetHandlers()
  for (const { id } of toasts.current()) toasts.dismiss(id)
})

/** The whole app of a signed-in user, over the real client; the server says `said` to what `asked` names. */
async function openApp(path: string, requested: string, shown: Shown, locale: Locale = 'zh-CN') {
  const clock = createManualClock()
  const held: (() => void)[] = []
  network.use(
    http.all('*/api/wap-api/v1/*', async ({ request: { method, url } }) => {
      const call = url.replace(/^.*\/wap-api\/v1\/|\?.*$/g, '')
      const answer = (code: string, data: unknown, message = '') =>
        HttpResponse.json({ code, message, data, timestamp: clock.now() })
      if (`${method} ${call}` === requested)
        return shown.status === undefined
          ? answer(shown.code ?? '', null, shown.message)
          : new HttpResponse('', { status: shown.status })
      if (call === 'goods/detail') return answer('000000', SHOP)
      if (call === 'user-info') return answer('000000', USER)
      if (call === 'user/collect') return answer('000000', { items: [], nextCursor: null })
      if (call === 'index') await new Promise<void>((resolve) => held.push(resolve))
      return answer('4041', null)
    }),
  )
  const device = memoryDevice({ clock })
  device.sessionStore.write({ token: TOKEN, userInfo: USER })
  const all = compose(device, overHttp({ apiBase: '/api', signingSecret: 'a-secret-for-tests' }))
  const ports = () => Promise.resolve(all)
  const session = createSessionSource(device.sessionStore, () => startAuthActor(ports))
  const visit = createMemoryVisit([path])
  const here = visit.address
  const say: Parameters<typeof createFailureHandler>[0]['say'] = (failure) =>
    toasts.show(failureText(failure, locale), 'bad')
  const goTo = visit.leadTo
  const lapse = createSessionLapse({ session, ports, path: here, say, goToLogin: () => goTo('/login') })
  const reportFailure = createFailureHandler({ lapse, ports, path: here, say, goTo })
  const queries = createQueryClient(reportFailure)
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  await act(async () => {
    render(
      <AppProviders
        services={{
          preferences: { locale, theme: 'system' },
          queries,
          ports,
          session,
          pages: createPages({ queries, ports, locale }),
          device: all,
          reportFailure,
        }}
      >
        <visit.Router>
          <AppRoutes />
        </visit.Router>
      </AppProviders>,
    )
  })
  const messages = () => toasts.current().map(({ text }) => text)
  return { user: userEvent.setup(), clock, device, here, messages, session, held, busy: all.busy }
}

/** A visitor keeps a shop, and the server says something to it. */
async function keepShop(shown: Shown, locale: Locale = 'zh-CN') {
  const app = await openApp(SHOP_PAGE, 'POST user/collect', shown, locale)
  const heart = await screen.findByRole('button', { name: locale === 'en' ? /save|keep/i : '收藏' })
  for (const { id } of toasts.current()) toasts.dismiss(id)
  await app.user.click(heart)
  await waitFor(() => expect(app.busy.isBusy()).toBe(false))
  return app
}

it('400000 says the server’s words (WRD-2)', async () => {
  const { messages, here } = await keepShop({ code: '400000', message: '这家店铺已下架' })
  await waitFor(() => expect(messages()).toEqual(['这家店铺已下架']))
  expect(here()).toBe(SHOP_PAGE)
})

it('400000 without words says the default ones (WRD-2)', async () => {
  const { messages } = await keepShop({ code: '400000' })
  await waitFor(() => expect(messages()).toEqual(['提交的内容没有通过校验，请检查后再试']))
})

it.each(['3004', '3006'])('%s says that the page is to be loaded again', async (code) => {
  const { messages, here } = await keepShop({ code })
  await waitFor(() => expect(messages()).toEqual(['请求没有通过校验，请刷新页面']))
  expect(here()).toBe(SHOP_PAGE)
})

it('3005 that fetching again does not mend says the same', async () => {
  const { messages } = await keepShop({ code: '3005' })
  await waitFor(() => expect(messages()).toEqual(['请求没有通过校验，请刷新页面']))
})

it.each(['100000', '4000', '4007'])(
  '%s says so, forgets the login, remembers the place, and half a second later opens the login (SES-8)',
  async (code) => {
    const { messages, here, clock, device, session } = await keepShop({ code })
    await waitFor(() => expect(device.sessionStore.readToken()).toBeUndefined())
    expect(messages()).toEqual(['登录已过期，请重新登录'])
    expect([device.sessionStore.readUser(), session.user()]).toEqual([undefined, undefined])
    clock.advance(499)
    expect(here()).toBe(SHOP_PAGE)
    clock.advance(1)
    await waitFor(() => expect(here()).toBe('/login'))
    expect(device.returnPath.take()).toBe(SHOP_PAGE)
  },
)

it.each(['4041', '7777', ''])('%j is silent, and nothing has changed', async (code) => {
  const { messages, here, device } = await keepShop({ code })
  await waitFor(() => expect(screen.getByRole('button', { name: '收藏' }).getAttribute('aria-pressed')).toBe('false'))
  expect([messages(), here(), device.sessionStore.readToken()]).toEqual([[], SHOP_PAGE, TOKEN])
})

it('4042 says that no phone is bound, and half a second later opens the binding, from where one comes back (SES-38)', async () => {
  const { messages, here, clock, device } = await keepShop({ code: '4042' })
  await waitFor(() => expect(messages()).toEqual(['账号还没有绑定手机号']))
  await act(async () => undefined)
  clock.advance(499)
  expect(here()).toBe(SHOP_PAGE)
  clock.advance(1)
  await waitFor(() => expect(here()).toBe('/bind_phone'))
  expect([device.returnPath.take(), device.sessionStore.readToken()]).toEqual([SHOP_PAGE, TOKEN])
})

it('4043 says that the signing details do not match, and stays', async () => {
  const { messages, here, clock } = await keepShop({ code: '4043' })
  await waitFor(() => expect(messages()).toEqual(['签署信息不一致']))
  clock.advance(10_000)
  expect(here()).toBe(SHOP_PAGE)
})

it('the refusal of a call is said in English too (WRD-2)', async () => {
  const { messages } = await keepShop({ code: '400000', message: '这家店铺已下架' }, 'en')
  await waitFor(() => expect(messages()).toEqual(['That didn’t work. Check it and try again']))
})

it.each([
  [404, '没有找到这个页面'],
  [500, '服务器出了点问题'],
  [502, '服务器出了点问题'],
  [403, '服务器出了点问题'],
  [301, '服务器出了点问题'],
  [429, '您刷新太频繁了，请休息一下'],
])('HTTP %i shows the error page with its words, a way home and another try', async (status, sentence) => {
  const { messages } = await openApp(SHOP_PAGE, 'GET goods/detail', { status })
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByRole('link', { name: '回首页' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('button', { name: '刷新' })).toBeTruthy()
  expect(messages()).toEqual([])
})

it.each([
  [429, '您刷新太频繁了，请休息一下'],
  [500, '服务器出了点问题'],
])('HTTP %i to a tap is said in passing, and the page stays', async (status, sentence) => {
  const { messages, here } = await keepShop({ status })
  await waitFor(() => expect(messages()).toEqual([sentence]))
  expect(here()).toBe(SHOP_PAGE)
})

it('the bar shows while anything is asked, and hides after the last answer', async () => {
  const { held, busy } = await openApp('/', 'nothing', {})
  await waitFor(() => expect(held.length).toBeGreaterThan(0))
  expect(screen.getByRole('progressbar')).toBeTruthy()
  await act(async () => held.forEach((answer) => answer()))
  await waitFor(() => expect(busy.isBusy()).toBe(false))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
})
