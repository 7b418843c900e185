// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { exampleShop } from '@diandu/core/testing'
import { composeTitle, LISTING_STATUSES, type ListingStatus } from '@diandu/core/catalog'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../app/queries/query-client.ts'
import { THROTTLE_MS } from '@diandu/core/kernel'
import { formatMoney } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket, testPorts } from '../../../app/testing/open-test-market.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { describe as describePage, prefetch } from './shop-page.tsx'

const PATH = '/shop/shop-0001'
const costs = () => within(screen.getByRole('table', { name: '总费用明细' }))

it.each(['zh-CN', 'en'] as const)('a shop’s page has one heading and no violation in %s (WEB-6)', async (locale) => {
  await renderPage(PATH, { locale })
  await screen.findByRole('table', { name: locale === 'en' ? 'Cost breakdown' : '总费用明细' })
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(await findViolations()).toEqual([])
})

it('the mark beside a figure opens who says so and when (WEB-55)', async () => {
  const page = await renderPage(PATH)
  const [mark] = await screen.findAllByRole('button', { name: /卖家填写/ })
  if (mark === undefined) throw new Error('No figure has a mark')
  const sentencesShown = () =>
    screen.queryAllByText('卖家于 2026-03-09 填写，平台没有核对。请在看店时要求出示凭证。').length
  const before = sentencesShown()
  await page.user.click(mark)
  expect(mark.getAttribute('aria-expanded')).toBe('true')
  expect(sentencesShown()).toBe(before + 1)
  await page.user.keyboard('{Escape}')
  expect(sentencesShown()).toBe(before)
})

it('another way to pay changes what is due now and what later (ORD-5)', async () => {
  const market = openTestMarket(0)
  market.shelve(market.seller.userId, exampleShop(1, { priceFen: 10_000_000 }))
  const page = await renderPage(PATH, { market })
  await screen.findByRole('table', { name: '总费用明细' })
  expect(costs().getByText('店铺价款')).toBeTruthy()
  await page.user.click(screen.getByRole('radio', { name: '20% 定金' }))
  expect(costs().queryByText('店铺价款')).toBeNull()
  expect(costs().getByRole('row', { name: /定金（价款的 20%）.*20,000\.00/ })).toBeTruthy()
  expect(costs().getByRole('row', { name: /尾款（价款的 80%）.*80,000\.00/ })).toBeTruthy()
})

it('a shop that is for sale leads to its order (WEB-58)', async () => {
  await renderPage(PATH)
  expect((await screen.findByRole('link', { name: '立即下单' })).getAttribute('href')).toBe('/shop/shop-0001/order')
})

const VISIBLE: readonly (readonly [ListingStatus, RegExp])[] = [
  ['deposit-taken', /已有买家付了定金/],
  ['handing-over', /正在交接/],
  ['sold', /已经售出/],
]

it.each(VISIBLE)('a shop that is %s says so and cannot be ordered (WEB-58)', async (status, messages) => {
  const market = openTestMarket(2)
  market.shelve(market.seller.userId, exampleShop(1, { status }))
  await renderPage(PATH, { market })
  expect(await screen.findByText(messages)).toBeTruthy()
  expect(screen.getByText(LISTING_STATUSES[status].zh)).toBeTruthy()
  expect((screen.getByRole('button', { name: '暂时不能下单' }) as HTMLButtonElement).disabled).toBe(true)
  expect(screen.queryByRole('link', { name: '立即下单' })).toBeNull()
  expect(await findViolations()).toEqual([])
})

it('a shop that is not there says so and leads to the others (CAT-16)', async () => {
  await renderPage('/shop/shop-9999')
  expect(await screen.findByText('这家店铺已经下架，或者从没有过')).toBeTruthy()
  expect(screen.getByRole('link', { name: '看看别的店铺' }).getAttribute('href')).toBe('/lists')
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(await findViolations()).toEqual([])
})

it('a shop describes itself, and one that did not come says nothing', async () => {
  const market = openTestMarket(1)
  const described = async (id: string, fails = false) => {
    const bare = testPorts(market, market.openDevice())
    const ports = async () =>
      fails
        ? {
            ...bare,
            catalog: {
              ...bare.catalog,
              detail: async () => ({ ok: false, failure: { kind: 'http', status: 500 } }) as const,
            },
          }
        : bare
    const queries = createQueryClient(() => undefined)
    queries.setDefaultOptions({ queries: { retry: false } })
    const visit = {
      path: `/shop/${id}`,
      parameters: { id },
      search: new URLSearchParams(),
      queries,
      ports,
      locale: 'zh-CN',
    } as const
    await prefetch(visit)
    return describePage(visit)
  }
  expect(await described('shop-0001')).toEqual({
    title: exampleShop(1).title,
    description: expect.stringContaining(formatMoney(exampleShop(1).priceFen)),
  })
  expect(await described('shop-9999')).toEqual({})
  expect(await described('shop-0001', true)).toEqual({})
})

it('a shop is named in English by its figures, with the seller’s words below', async () => {
  const market = openTestMarket(1)
  const shop = exampleShop(1)
  await renderPage(PATH, { market, locale: 'en' })
  const name = nameIn(composeTitle(shop), 'en')
  expect(await screen.findByRole('heading', { level: 2, name })).toBeTruthy()
  expect(screen.getByText(shop.title).getAttribute('lang')).toBe('zh-CN')
})

it('what a list knows of a shop is shown while the rest is on its way', async () => {
  const market = openTestMarket(1)
  const photos = [{ url: '/pictures/front', width: 800, height: 600, caption: '门面' }]
  const { figures: _figures, description: _description, photos: _photos, ...card } = exampleShop(1, { photos })
  await renderPage(PATH, {
    market,
    state: { card },
    change: withPort('catalog', { detail: () => new Promise(() => undefined) }),
  })
  expect(screen.getByRole('heading', { level: 2, name: card.title })).toBeTruthy()
  expect(screen.getByRole('link', { name: '立即下单' })).toBeTruthy()
  // Its place is not taken later, which would push the title down.
  expect(screen.getByRole('img', { name: card.title }).getAttribute('src')).toBe('/pictures/front?medium')
})

it('a member saves a shop and takes it back, and hears of it (ACC-3, WEB-131)', async () => {
  const market = openTestMarket(1)
  const page = await renderPage(PATH, { market, person: market.buyer })
  const heart = await screen.findByRole('button', { name: '收藏' })
  await page.user.click(heart)
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
  await waitFor(() => expect(toasts.current().map(({ text }) => text)).toContain('已收藏，可以在“我的”里找到'))
  const [id] = market.shopIds
  if (id === undefined) throw new Error('The market is empty')
  expect(await market.buyer.device.favourites.has(id)).toEqual({ ok: true, value: true })
  // A second tap within two seconds is shown at once, and sent once they are over.
  await page.user.click(heart)
  expect(heart.getAttribute('aria-pressed')).toBe('false')
  expect(await market.buyer.device.favourites.has(id)).toEqual({ ok: true, value: true })
  market.clock.advance(THROTTLE_MS)
  await waitFor(async () => expect(await market.buyer.device.favourites.has(id)).toEqual({ ok: true, value: false }))
  expect(heart.getAttribute('aria-pressed')).toBe('false')
})

it('a shop that could not be saved is not shown as saved, and it is said (ACC-3)', async () => {
  const market = openTestMarket(1)
  const page = await renderPage(PATH, {
    market,
    person: market.buyer,
    change: withPort('favourites', { add: async () => ({ ok: false, failure: { kind: 'offline' } }) }),
  })
  const heart = await screen.findByRole('button', { name: '收藏' })
  await page.user.click(heart)
  await waitFor(() => expect(toasts.current().map(({ text }) => text)).toContain('没有连上服务器，请检查网络后再试'))
  expect(heart.getAttribute('aria-pressed')).toBe('false')
})

it('the heart answers the tap before the server does, and goes back where the server says no (ACC-3)', async () => {
  const market = openTestMarket(1)
  const answers: ((answer: { readonly ok: false; readonly failure: { readonly kind: 'offline' } }) => void)[] = []
  const page = await renderPage(PATH, {
    market,
    person: market.buyer,
    change: withPort('favourites', { add: () => new Promise((answer) => void answers.push(answer)) }),
  })
  const heart = await screen.findByRole('button', { name: '收藏' })
  await page.user.click(heart)
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
  await waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.({ ok: false, failure: { kind: 'offline' } })
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'))
})

it('similar shops stand below, this one not among them (CAT-19)', async () => {
  await renderPage(PATH, { market: openTestMarket(9) })
  const part = (await screen.findByRole('heading', { level: 2, name: '相似店铺' })).closest('section')
  const links = (await within(part as HTMLElement).findAllByTestId('shop-card')).map((card) =>
    card.getAttribute('href'),
  )
  expect(links).toHaveLength(6)
  expect(links).not.toContain(PATH)
})

it('similar shops are asked for once they come near what is seen, and not before', async () => {
  const seen: ((entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSeen: (typeof seen)[number]) {
        seen.push(onSeen)
      }
      observe() {}
      disconnect() {}
    },
  )
  let asked = 0
  await renderPage(PATH, {
    market: openTestMarket(9),
    change: withPort('catalog', (ports) => ({
      similar: (...given) => ((asked += 1), ports.catalog.similar(...given)),
    })),
  })
  const part = (await screen.findByRole('heading', { level: 2, name: '相似店铺' })).closest('section') as HTMLElement
  expect([asked, within(part).queryAllByTestId('shop-card')]).toEqual([0, []])
  // The observer starts after the part is rendered.
  await waitFor(() => {
    act(() => {
      for (const onSeen of seen) onSeen([{ target: part, isIntersecting: true }])
    })
    expect(asked).toBe(1)
  })
  expect(await within(part).findAllByTestId('shop-card')).toHaveLength(6)
  expect(asked).toBe(1)
})
