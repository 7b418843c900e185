import { compose, overHttp, type Transport } from '@diandu/adapters/compose'
import { memoryDevice } from '@diandu/adapters/device'
import { exampleShop, createManualClock } from '@diandu/core/testing'
import { failureText } from '@diandu/core/words'
import type { Token, UserId } from '@diandu/core/session'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { AppProviders } from '../app/app-providers.tsx'
import { AppRoutes } from '../app/app-routes.tsx'
import { startAuthActor } from '../app/auth-actor.ts'
import { createHouseAnswers } from '../app/house-answers.ts'
import { loadPageCode } from '../app/page-code.tsx'
import { createPages } from '../app/prefetch-page.ts'
import { createQueryClient } from '../app/query-client.ts'
import { ROUTES } from '../app/routes.ts'
import { createSessionLapse } from '../app/session-lapse.ts'
import { createSessionSource } from '../app/session-source.ts'
import { memoryRouter } from '../app/testing/memory-router.tsx'
import { toasts } from '../ui/toasts.ts'
import type { Locale } from '../words/words.ts'

const SHOP = exampleShop(1)
const SHOP_PAGE = `/shop/${SHOP.id}`
const TOKEN = 'a-token-that-is-long-enough' as Token
const USER = { userId: 'u1' as UserId, username: 'lin', mobile: '138****0001' }

interface Said {
  readonly status?: number
  readonly code?: string
  readonly message?: string
}

beforeAll(() => Promise.all(ROUTES.map(loadPageCode)))
beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  for (const { id } of toasts.current()) toasts.dismiss(id)
})

/** The whole app of somebody who is logged in, over the real client; the server says `said` to what `asked` names. */
async function openApp(path: string, asked: string, said: Said, locale: Locale = 'zh-CN') {
  const clock = createManualClock()
  const held: (() => void)[] = []
  const transport: Transport = async ({ method, path: call }) => {
    const answer = (code: string, data: unknown, message = '') => ({ status: 200, body: JSON.stringify({ code, message, data, timestamp: clock.now() }) })
    if (`${method} ${call}` === asked) return said.status === undefined ? answer(said.code ?? '', null, said.message) : { status: said.status, body: '' }
    if (call === 'goods/detail') return answer('000000', SHOP)
    if (call === 'user/info') return answer('000000', USER)
    if (call === 'user/collect') return answer('000000', { items: [], nextCursor: null })
    if (call === 'index') await new Promise<void>((resolve) => held.push(resolve))
    return answer('4041', null)
  }
  const device = memoryDevice({ clock })
  device.sessionStore.write({ token: TOKEN, userInfo: USER })
  const all = compose(device, overHttp({ apiBase: '/api', signingSecret: 'a-secret-for-tests', transport }))
  const ports = () => Promise.resolve(all)
  const session = createSessionSource(device.sessionStore, () => startAuthActor(ports))
  const router = memoryRouter([path])
  const here = () => router.place().location.pathname + router.place().location.search
  const say: Parameters<typeof createHouseAnswers>[0]['say'] = (failure) => toasts.show(failureText(failure, locale), 'bad')
  const goTo = (to: string) => void router.navigate(to)
  const lapse = createSessionLapse({ session, ports, path: here, say, goToLogin: () => goTo('/login') })
  const hearFailure = createHouseAnswers({ lapse, ports, path: here, say, goTo })
  const queries = createQueryClient(hearFailure)
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } })
  await act(async () => {
    render(
      <AppProviders means={{ preferences: { locale, theme: 'system' }, queries, ports, session, pages: createPages({ queries, ports, locale }), busy: all.busy, hearFailure }}>
        <AppRoutes router={router} />
      </AppProviders>,
    )
  })
  const words = () => toasts.current().map(({ text }) => text)
  return { user: userEvent.setup(), clock, device, here, words, session, held, busy: all.busy }
}

/** Somebody keeps a shop, and the server says something to it. */
async function keepShop(said: Said, locale: Locale = 'zh-CN') {
  const app = await openApp(SHOP_PAGE, 'POST user/collect', said, locale)
  const heart = await screen.findByRole('button', { name: locale === 'en' ? /save|keep/i : '收藏' })
  for (const { id } of toasts.current()) toasts.dismiss(id)
  await app.user.click(heart)
  await waitFor(() => expect(app.busy.isBusy()).toBe(false))
  return app
}

it('[CODE-1] 400000 says the server’s words', async () => {
  const { words, here } = await keepShop({ code: '400000', message: '这家店铺已下架' })
  await waitFor(() => expect(words()).toEqual(['这家店铺已下架']))
  expect(here()).toBe(SHOP_PAGE)
})

it('[CODE-1] 400000 without words says the default ones', async () => {
  const { words } = await keepShop({ code: '400000' })
  await waitFor(() => expect(words()).toEqual(['提交的内容没有通过校验，请检查后再试']))
})

it.each(['3004', '3006'])('[CODE-2] %s says that the page is to be loaded again', async (code) => {
  const { words, here } = await keepShop({ code })
  await waitFor(() => expect(words()).toEqual(['请求没有通过校验，请刷新页面']))
  expect(here()).toBe(SHOP_PAGE)
})

it('[CODE-2] 3005 that fetching again does not mend says the same', async () => {
  const { words } = await keepShop({ code: '3005' })
  await waitFor(() => expect(words()).toEqual(['请求没有通过校验，请刷新页面']))
})

it.each(['100000', '4000', '4007'])('[CODE-3] %s says so, forgets the login, remembers the place, and half a second later opens the login', async (code) => {
  const { words, here, clock, device, session } = await keepShop({ code })
  await waitFor(() => expect(device.sessionStore.readToken()).toBeUndefined())
  expect(words()).toEqual(['登录已过期，请重新登录'])
  expect([device.sessionStore.readUser(), session.user()]).toEqual([undefined, undefined])
  clock.advance(499)
  expect(here()).toBe(SHOP_PAGE)
  await act(async () => clock.advance(1))
  await waitFor(() => expect(here()).toBe('/login'))
  expect(device.returnPath.take()).toBe(SHOP_PAGE)
})

it.each(['4041', '7777', ''])('[CODE-4] %j is silent, and nothing has changed', async (code) => {
  const { words, here, device } = await keepShop({ code })
  await waitFor(() => expect(screen.getByRole('button', { name: '收藏' }).getAttribute('aria-pressed')).toBe('false'))
  expect([words(), here(), device.sessionStore.readToken()]).toEqual([[], SHOP_PAGE, TOKEN])
})

it('[CODE-5] 4042 says that no phone is bound, and half a second later opens the binding, from where one comes back', async () => {
  const { words, here, clock, device } = await keepShop({ code: '4042' })
  await waitFor(() => expect(words()).toEqual(['账号还没有绑定手机号']))
  await act(async () => undefined)
  clock.advance(499)
  expect(here()).toBe(SHOP_PAGE)
  await act(async () => clock.advance(1))
  await waitFor(() => expect(here()).toBe('/bind_phone'))
  expect([device.returnPath.take(), device.sessionStore.readToken()]).toEqual([SHOP_PAGE, TOKEN])
})

it('[CODE-6] 4043 says that the signing details do not match, and stays', async () => {
  const { words, here, clock } = await keepShop({ code: '4043' })
  await waitFor(() => expect(words()).toEqual(['签署信息不一致']))
  clock.advance(10_000)
  expect(here()).toBe(SHOP_PAGE)
})

it('[CODE-1] the same is said in English', async () => {
  const { words } = await keepShop({ code: '400000', message: '这家店铺已下架' }, 'en')
  await waitFor(() => expect(words()).toEqual(['That did not work. Please check and try again']))
})

it.each([
  [404, '没有找到这个页面'],
  [500, '服务器出了点问题'],
  [502, '服务器出了点问题'],
  [403, '服务器出了点问题'],
  [301, '服务器出了点问题'],
  [429, '您刷新太频繁了，请休息一下'],
])('[CODE-7] HTTP %i shows the error page with its words, a way home and another try', async (status, sentence) => {
  const { words } = await openApp(SHOP_PAGE, 'GET goods/detail', { status })
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByRole('link', { name: '回首页' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('button', { name: '刷新' })).toBeTruthy()
  expect(words()).toEqual([])
})

it.each([
  [429, '您刷新太频繁了，请休息一下'],
  [500, '服务器出了点问题'],
])('[CODE-7] HTTP %i to a tap is said in passing, and the page stays', async (status, sentence) => {
  const { words, here } = await keepShop({ status })
  await waitFor(() => expect(words()).toEqual([sentence]))
  expect(here()).toBe(SHOP_PAGE)
})

it('[CODE-8] the bar shows while anything is asked, and hides after the last answer', async () => {
  const { held, busy } = await openApp('/', 'nothing', {})
  await waitFor(() => expect(held.length).toBeGreaterThan(0))
  expect(screen.getByRole('progressbar')).toBeTruthy()
  await act(async () => held.forEach((answer) => answer()))
  await waitFor(() => expect(busy.isBusy()).toBe(false))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
})
