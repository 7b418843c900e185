import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cheapShops, type Card } from '../../api/market.ts'
import { PEOPLE } from '../../api/people.ts'
import type { Phone } from '../../browser/phone.ts'
import { openProxy, type Proxy } from '../../server/open-proxy.ts'
import { openStory } from '../steps/chapters.ts'
import { logInOnPage } from '../steps/enter.ts'

/** A worker of an older version that answers every page with one of its own, and never lets a newer one take over. */
const OLD_WORKER = `
self.addEventListener('install', (event) => event.waitUntil(caches.open('diandu_of_an_old_version').then((cache) => cache.put('/', new Response('old')))))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(new Response('<!doctype html><title>old</title><p>an old page</p><script src="/assets/gone.js"></script>', { headers: { 'content-type': 'text/html' } }))
})`

/** Content of the page's caches: the cache, the path, and the text of what is no picture. */
const everyCopy = (page: Page): Promise<readonly { name: string; path: string; text: string }[]> =>
  page.evaluate(async () => {
    const found = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        const { pathname, search } = new URL(url)
        found.push({ name, path: pathname + search, text: (await (await cache.match(url))?.text()) ?? '' })
      }
    }
    return found
  })

const pathsIn = async (page: Page, cache: string): Promise<readonly string[]> =>
  (await everyCopy(page)).filter(({ name }) => name === cache).map(({ path }) => path)

describe('A visitor whose network goes away', () => {
  const story = openStory()
  const { shoot } = story.album
  let proxy: Proxy
  let phone: Phone
  let shops: readonly Card[]
  const page = () => phone.page

  const go = (path: string) => page().goto(`${proxy.url}${path}`)
  const titles: string[] = []

  /** The title of a cached page. */
  const storedTitle = (path: string): Promise<string> =>
    page().evaluate(
      async (of) => /<title>(.*?)<\/title>/.exec((await (await caches.match(of))?.text()) ?? '')?.[1] ?? '',
      path,
    )
  const pathOf = (at: number): string => `/shop/${shops[at]?.id ?? ''}`

  /** The worker is registered with a visitor's first action. */
  const untilRead = async (of = page()): Promise<void> => {
    await expect
      .poll(async () => {
        await of.mouse.wheel(0, 10)
        return of.evaluate(() => navigator.serviceWorker.controller !== null)
      })
      .toBe(true)
    await expect.poll(() => pathsIn(of, 'diandu_shell')).toEqual(expect.arrayContaining(['/offline', '/']))
  }

  beforeAll(async () => {
    const { api, server, phone: open } = story.journey()
    proxy = await openProxy(server.url)
    shops = await cheapShops(api, 3)
    phone = await open({ readsOffline: true })
  })
  afterAll(() => proxy.close())

  it('is served no worker before an act, and one that reads along after it (OFL-1)', async () => {
    await go(pathOf(0))
    await page().getByRole('heading', { level: 1 }).waitFor()
    expect(await page().evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    await untilRead()
    await expect.poll(() => pathsIn(page(), 'diandu_own_viewed')).toContain(pathOf(0))
  })

  it('can install the market: what it says of itself is whole, and its icons are there (OFL-7)', async () => {
    const manifest = (await (await page().request.get(`${proxy.url}/manifest.webmanifest`)).json()) as {
      readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[]
    }
    for (const { src, sizes } of manifest.icons) {
      const natural = await page().evaluate(async (url) => {
        const picture = new Image()
        picture.src = url
        await picture.decode()
        return `${picture.naturalWidth}x${picture.naturalHeight}`
      }, src)
      if (sizes !== 'any') expect(natural).toBe(sizes)
    }
    const session = await page().context().newCDPSession(page())
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // A test's context is a private window, in which nothing can be installed.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  })

  it('reads a shop again that was viewed, also one that came without a document (OFL-1)', async () => {
    await go('/lists?sort=price-up')
    await page()
      .locator(`a[href="${pathOf(1)}"]`)
      .first()
      .click()
    await page().waitForURL(`**${pathOf(1)}`)
    await expect.poll(() => pathsIn(page(), 'diandu_own_viewed')).toContain(pathOf(1))
    for (const at of [0, 1]) titles.push(await storedTitle(pathOf(at)))
    proxy.setConnected(false)
    for (const at of [0, 1]) {
      await go(pathOf(at))
      await page().getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => page().title()).toBe(titles[at])
      await page()
        .getByText(/没有网络，这是 \d{4}-\d\d-\d\d \d\d:\d\d 存下的页面/)
        .waitFor()
    }
    await shoot(page(), 'a1-shop-offline')
  })

  it('is led to what can be read from any other page, which opens by itself later (OFL-2)', async () => {
    await go('/valuation-that-is-not-kept?x=1')
    await page().waitForURL('**/offline?from=*')
    const kept = page().getByRole('list', { name: '现在能读的店铺' })
    for (const title of titles) await kept.getByRole('link', { name: title }).waitFor()
    await shoot(page(), 'a2-offline')
    await go('/contact')
    await page().waitForURL('**/offline?from=*')
    proxy.setConnected(true)
    await page().waitForURL('**/contact')
    await page().getByRole('heading', { level: 1 }).waitFor()
  })

  it('keeps nothing that was asked with a login, and after leaving nothing of what was viewed (OFL-3, OFL-4)', async () => {
    await go('/login')
    await logInOnPage(page(), PEOPLE.zhou)
    await page().waitForURL((url) => url.pathname !== '/login')
    await go(pathOf(2))
    await page().getByRole('button', { name: /^收藏/ }).click()
    await page().getByText('已收藏').first().waitFor()
    for (const path of [
      '/user_center/collection',
      '/user_center',
      '/user_center/order',
      '/user_center/server/history',
    ]) {
      await go(path)
      await page().getByRole('heading', { level: 1 }).waitFor()
      await page().waitForLoadState('networkidle')
    }
    await go('/user_center/collection')
    await expect.poll(() => pathsIn(page(), 'diandu_own_saved')).toEqual([pathOf(2)])
    const copies = await everyCopy(page())
    expect(copies.length).toBeGreaterThan(20)
    const token = (await page().context().cookies()).find(({ name }) => name === 'token')?.value ?? 'no token'
    for (const { path, text } of copies) {
      expect(path).toMatch(/^\/(?:$|offline$|shop\/[\w-]+$|assets\/|media\/|pictures\/)/)
      if (!path.startsWith('/assets/')) for (const own of [PEOPLE.zhou, token]) expect(text).not.toContain(own)
    }
    await go('/user_center/setting')
    // Pictures of the page to which leaving leads are no traces of who has left.
    proxy.setWatch((path) => (/^\/(?:media|pictures)\//.test(path) ? 'refuse' : 'pass'))
    await page().getByRole('button', { name: '退出登录' }).click()
    await page().getByRole('alertdialog').getByRole('button', { name: /退出/ }).click()
    await expect
      .poll(async () => (await everyCopy(page())).filter(({ name }) => name.startsWith('diandu_own_')))
      .toEqual([])
    proxy.setWatch(undefined)
  })

  it('reads on where the device has no room left for copies', async () => {
    const other = await story.journey().phone({ readsOffline: true })
    await other.page.goto(`${proxy.url}${pathOf(0)}`)
    await untilRead(other.page)
    const session = await other.page.context().newCDPSession(other.page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: proxy.url, quotaSize: 1 })
    for (const path of [pathOf(1), '/lists']) {
      await other.page.goto(`${proxy.url}${path}`)
      await other.page.getByRole('heading', { level: 1 }).waitFor()
      await other.page.waitForLoadState('networkidle')
    }
    expect(await pathsIn(other.page, 'diandu_own_viewed')).not.toContain(pathOf(1))
    expect(other.watch.complaints()).toEqual([])
  })

  it('gets out of a worker of an old version with the next page (OFL-5)', async () => {
    const other = await story.journey().phone({ readsOffline: true })
    proxy.setWorker(OLD_WORKER)
    await other.page.goto(`${proxy.url}/contact`)
    await other.page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js')
      await navigator.serviceWorker.ready
    })
    await other.page.goto(`${proxy.url}/`)
    await other.page.getByText('an old page').waitFor()
    proxy.setWorker(undefined)
    // A browser checks for a newer worker a moment after a page has loaded.
    await expect
      .poll(
        async () => {
          await other.page.goto(`${proxy.url}/`)
          return other.page.getByText('店渡 · 把网店稳稳过到您手里').count()
        },
        { interval: 3_000, timeout: 60_000 },
      )
      .toBe(1)
    expect(await other.page.evaluate(() => caches.keys())).not.toContain('diandu_of_an_old_version')
  })
})
