// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { exampleShop } from '@diandu/core/testing'
import { fail, type Failure } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { findViolations, renderPage, type RenderedPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket, type TestMarket } from '../../../app/testing/open-test-market.ts'

/** Two of Tmall, one of another platform, at rising prices. */
function threeShops(): TestMarket {
  const market = openTestMarket(0)
  const shelve = (number: number, platform: 1 | 3) =>
    market.shelve(
      market.seller.userId,
      exampleShop(number, {
        platform,
        kind: 'flagship',
        priceFen: number * 10_000_000,
        title: `第${number}家店`,
        isInspected: false,
        rating: 4.5,
      }),
    )
  shelve(1, 1)
  shelve(2, 1)
  shelve(3, 3)
  return market
}

const cards = () => screen.queryAllByTestId('shop-card').map((card) => /第\d家店/.exec(card.textContent ?? '')?.[0])
const shown = (expected: readonly string[]) => waitFor(() => expect(cards()).toEqual(expected))
/** Long enough for the debounced count. */
const rest = (page: RenderedPage) => act(() => page.market.clock.advance(300))
const filterButton = () => screen.getByRole('button', { name: /^筛选/ })

async function openFilter({ user }: RenderedPage) {
  await user.click(filterButton())
  return within(await screen.findByRole('dialog', { name: '筛选店铺' }))
}

it.each([
  ['/lists', 'zh-CN', '全部店铺'],
  ['/tmall?kind=flagship', 'zh-CN', '天猫店铺'],
  ['/tmall?kind=flagship', 'en', 'Tmall shops'],
  ['/search/%E7%AC%AC', 'zh-CN', '“第”的结果'],
] as const)('%s in %s has one heading, “%s”, and no violation (WEB-6)', async (path, locale, heading) => {
  await renderPage(path, { market: threeShops(), locale })
  await waitFor(() => expect(cards().length).toBeGreaterThan(0))
  expect(screen.getAllByRole('heading', { level: 1 }).map((element) => element.textContent)).toEqual([heading])
  expect(await findViolations()).toEqual([])
})

it('how many shops there are is said (SEA-10)', async () => {
  await renderPage('/lists', { market: threeShops() })
  expect(await screen.findByText('共 3 家在售')).toBeTruthy()
})

it('choices of the sheet change the address when the results are asked for, and not before', async () => {
  const page = await renderPage('/lists', { market: threeShops(), alsoShow: ['/'] })
  await shown(['第1家店', '第2家店', '第3家店'])
  const sheet = await openFilter(page)
  await page.user.click(sheet.getByRole('button', { name: /^天猫/ }))
  await page.user.type(sheet.getByLabelText('最低价'), '150000')
  expect(page.address()).toBe('/lists')
  expect(cards()).toHaveLength(3)
  await page.user.click(sheet.getByRole('button', { name: /^查看/ }))
  await waitFor(() => expect(page.address()).toBe('/lists?platform=1&min=150000'))
  await shown(['第2家店'])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('several values of a facet are chosen at once, and the button says how many shops that leaves (FLT-1, FLT-5)', async () => {
  const page = await renderPage('/lists', { market: threeShops(), alsoShow: ['/'] })
  const sheet = await openFilter(page)
  expect(await sheet.findByRole('button', { name: '查看 3 家' })).toBeTruthy()
  await page.user.click(sheet.getByRole('button', { name: /^天猫/ }))
  expect(sheet.getByRole('button', { name: '查看结果' })).toBeTruthy()
  rest(page)
  expect(await sheet.findByRole('button', { name: '查看 2 家' })).toBeTruthy()
  await page.user.click(sheet.getByRole('button', { name: /^京东/ }))
  rest(page)
  await page.user.click(await sheet.findByRole('button', { name: '查看 3 家' }))
  await waitFor(() => expect(page.address()).toBe('/lists?platform=1.3'))
  await shown(['第1家店', '第2家店', '第3家店'])
})

it('a count that comes late is never shown for other choices than its own (FLT-5)', async () => {
  const late: (() => void)[] = []
  const change = withPort('catalog', (ports) => ({
    filterCounts: async (filter, signal) => {
      if (filter.platforms?.length === 1) await new Promise<void>((come) => late.push(come))
      return ports.catalog.filterCounts(filter, signal)
    },
  }))
  const page = await renderPage('/lists', { market: threeShops(), change })
  const sheet = await openFilter(page)
  await page.user.click(await sheet.findByRole('button', { name: /^天猫/ }))
  rest(page)
  await waitFor(() => expect(late).toHaveLength(1))
  await page.user.click(sheet.getByRole('button', { name: /^京东/ }))
  rest(page)
  await sheet.findByRole('button', { name: '查看 3 家' })
  await act(async () => late.forEach((come) => come()))
  expect(sheet.getByRole('button', { name: '查看 3 家' })).toBeTruthy()
})

it('Back closes the sheet and changes nothing; from the results it leads to the list before', async () => {
  const page = await renderPage('/lists', { market: threeShops() })
  await shown(['第1家店', '第2家店', '第3家店'])
  const sheet = await openFilter(page)
  await page.user.click(sheet.getByRole('button', { name: /^天猫/ }))
  await act(() => page.goBack())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(page.address()).toBe('/lists')
  await page.user.click((await openFilter(page)).getByRole('button', { name: /^天猫/ }))
  await page.user.click(screen.getByRole('button', { name: /^查看/ }))
  await shown(['第1家店', '第2家店'])
  await act(() => page.goBack())
  await shown(['第1家店', '第2家店', '第3家店'])
})

it('the sheet shows what is chosen, counts what each choice leaves, and takes all of it back at once', async () => {
  const page = await renderPage('/lists?platform=1&min=150000&sort=latest', { market: threeShops() })
  const sheet = await openFilter(page)
  const tmall = await sheet.findByRole('button', { name: '天猫1' })
  expect(tmall.getAttribute('aria-pressed')).toBe('true')
  expect((sheet.getByLabelText('最低价') as HTMLInputElement).value).toBe('150000')
  expect(await findViolations()).toEqual([])
  await page.user.click(sheet.getByRole('button', { name: '重置' }))
  expect(tmall.getAttribute('aria-pressed')).toBe('false')
  expect((sheet.getByLabelText('最低价') as HTMLInputElement).value).toBe('')
  await page.user.click(sheet.getByRole('button', { name: /^查看/ }))
  await waitFor(() => expect(page.address()).toBe('/lists?sort=latest'))
})

it('a market does not offer to change what it fixes', async () => {
  const page = await renderPage('/tmall', { market: threeShops() })
  const sheet = await openFilter(page)
  expect(sheet.getByRole('group', { name: '店铺类型' })).toBeTruthy()
  expect(sheet.queryByRole('group', { name: '平台' })).toBeNull()
})

it('two prices in the wrong order change places in the filter', async () => {
  const page = await renderPage('/lists', { market: threeShops() })
  const sheet = await openFilter(page)
  await page.user.type(sheet.getByLabelText('最低价'), '250000')
  await page.user.type(sheet.getByLabelText('最高价'), '150000')
  await page.user.click(sheet.getByRole('button', { name: /^查看/ }))
  await shown(['第2家店'])
})

it('each chosen filter can be taken back by itself, and says so', async () => {
  const page = await renderPage('/lists?platform=1&min=150000', { market: threeShops() })
  await shown(['第2家店'])
  await page.user.click(screen.getByRole('button', { name: '去掉：¥15万以上' }))
  await waitFor(() => expect(page.address()).toBe('/lists?platform=1'))
  await shown(['第1家店', '第2家店'])
})

it('the order is chosen by one tap and lives in the address', async () => {
  const page = await renderPage('/lists', { market: threeShops() })
  await page.user.click(screen.getByRole('button', { name: '价格从高到低' }))
  await shown(['第3家店', '第2家店', '第1家店'])
  expect(page.address()).toBe('/lists?sort=price-down')
  expect(screen.getByRole('button', { name: '价格从高到低' }).getAttribute('aria-pressed')).toBe('true')
})

it('a long list comes page by page, and its end says so (CAT-13)', async () => {
  const page = await renderPage('/lists', { market: openTestMarket(23) })
  await waitFor(() => expect(screen.getAllByTestId('shop-card')).toHaveLength(10))
  await page.user.click(screen.getByRole('button', { name: '加载更多' }))
  await waitFor(() => expect(screen.getAllByTestId('shop-card')).toHaveLength(20))
  await page.user.click(screen.getByRole('button', { name: '加载更多' }))
  await waitFor(() => expect(screen.getAllByTestId('shop-card')).toHaveLength(23))
  expect(screen.getByText('没有更多了，以上是全部店铺')).toBeTruthy()
  expect(new Set(screen.getAllByTestId('shop-card').map((card) => card.getAttribute('href'))).size).toBe(23)
})

/** The list fails `failures` times, then works. */
function failing(failures: { left: number }, from: 'first' | 'more', failure: Failure = { kind: 'http', status: 400 }) {
  return withPort('catalog', (ports) => ({
    list: async (filter, cursor, signal) => {
      if ((cursor === null) === (from === 'first') && failures.left > 0) {
        failures.left -= 1
        return fail(failure)
      }
      return ports.catalog.list(filter, cursor, signal)
    },
  }))
}

it('a list that the server refuses with a status is told by the error page, with its words (WEB-121)', async () => {
  const failure = { kind: 'http', status: 451, message: '这个列表暂时不开放' } as const
  await renderPage('/lists', { market: threeShops(), change: failing({ left: 9 }, 'first', failure) })
  expect((await screen.findByRole('alert')).textContent).toContain('这个列表暂时不开放状态码 451')
  expect(screen.getByRole('link', { name: '回首页' })).toBeTruthy()
})

it('a list that did not come can be asked for again in its place', async () => {
  const change = failing({ left: 1 }, 'first', { kind: 'unrecognised', code: 'shape' })
  const page = await renderPage('/lists', { market: threeShops(), change })
  expect((await screen.findByRole('alert')).textContent).toContain('没有加载出来')
  expect(screen.getByRole('heading', { level: 1, name: '全部店铺' })).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: '再试一次' }))
  await shown(['第1家店', '第2家店', '第3家店'])
})

it('a next page that did not come leaves what is there, and can be asked for again', async () => {
  const page = await renderPage('/lists', { market: openTestMarket(12), change: failing({ left: 1 }, 'more') })
  await page.user.click(await screen.findByRole('button', { name: '加载更多' }))
  await screen.findByRole('alert')
  expect(screen.getAllByTestId('shop-card')).toHaveLength(10)
  await page.user.click(screen.getByRole('button', { name: '再试一次' }))
  await waitFor(() => expect(screen.getAllByTestId('shop-card')).toHaveLength(12))
})

it('a list without shops says so and offers to drop the choices, keeping what was searched for', async () => {
  const page = await renderPage('/search/%E7%AC%AC?kind=personal', { market: threeShops() })
  await screen.findByText('没有找到“第”的店铺，换个词或者放宽一些条件试试')
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '清空条件' }))
  await shown(['第1家店', '第2家店', '第3家店'])
  expect(page.address()).toBe('/search/%E7%AC%AC')
})

it('an empty list without choices leads to all shops', async () => {
  const page = await renderPage('/mgj', { market: threeShops() })
  await page.user.click(await screen.findByRole('link', { name: '看全部店铺' }))
  await waitFor(() => expect(page.address()).toBe('/lists'))
  expect(screen.queryByRole('button', { name: '清空条件' })).toBeNull()
})

it('what was searched for is remembered, whichever way led to its results (CAT-10)', async () => {
  const page = await renderPage('/search/%E5%A5%B3%E8%A3%85', {
    change: (ports) => (ports.searchHistory.write(['茶叶']), ports),
  })
  await waitFor(() => expect(page.ports.searchHistory.read()).toEqual(['女装', '茶叶']))
})

it('a platform stands at a glance above its shops, and a kind is one tap away, in the address (CAT-23)', async () => {
  const page = await renderPage('/jd', { market: threeShops(), alsoShow: ['/'] })
  const strip = within(await screen.findByRole('region', { name: '京东' }))
  expect(await strip.findByText('在售 1 家 · 中间价 ¥30万')).toBeTruthy()
  await page.user.click(strip.getByRole('button', { name: '旗舰店 1' }))
  await waitFor(() => expect(page.address()).toBe('/jd?kind=flagship'))
  await page.user.click(strip.getByRole('button', { name: '旗舰店 1' }))
  await waitFor(() => expect(page.address()).toBe('/jd'))
})

it('/other lists the shops on no named platform, and no others (CAT-29)', async () => {
  const market = threeShops()
  for (const [number, platform] of [
    [4, 13],
    [5, 99],
    [6, 12],
  ] as const)
    market.shelve(
      market.seller.userId,
      exampleShop(number, { platform, title: `第${number}家店`, priceFen: number * 100 }),
    )
  await renderPage('/other?sort=price-up', { market })
  await shown(['第4家店', '第5家店'])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('其他平台店铺')
})

it('/shop without a number leads to the list, query and all, in the place of itself (SES-49)', async () => {
  const page = await renderPage('/shop?platform=3', { market: threeShops(), alsoShow: ['/lists'] })
  await waitFor(() => expect(page.address()).toBe('/lists?platform=3'))
  await shown(['第3家店'])
})
