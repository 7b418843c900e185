// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { exampleShop, valueOf } from '@diandu/core/testing'
import { DAY_MS } from '@diandu/core/kernel'
import { findViolations, renderPage, withPort } from '../../testing/render-page.tsx'
import { openTestMarket, type TestMarket } from '../../testing/open-test-market.ts'

const SHOP = exampleShop(1)
const PATH = `/shop/${SHOP.id}`

/** A market in which the seller's first shop was listed so many days ago. */
function openListed(days = 3): TestMarket {
  const market = openTestMarket()
  market.shelve(market.seller.userId, exampleShop(1, { publishedAt: market.clock.now() - (days - 1) * DAY_MS }))
  return market
}

/** How often a seller's figures are asked for. */
function counted() {
  let count = 0
  const change: NonNullable<Parameters<typeof renderPage>[1]>['change'] = withPort('selling', (ports) => ({
    figures(signal) {
      count += 1
      return ports.selling.figures(signal)
    },
  }))
  return { change, times: () => count }
}

const offerFor = async ({ buyer }: TestMarket) =>
  valueOf(
    await buyer.device.priceOffers.make({
      shopId: SHOP.id,
      askedFen: SHOP.priceFen,
      offeredFen: Math.floor((SHOP.priceFen * 9) / 1000) * 100,
    }),
  )

it.each(['zh-CN', 'en'] as const)(
  'the page of a shop tells its seller how it does, and offers nothing that buyers do, in %s (SEL-32, SEL-33)',
  async (locale) => {
    const zh = locale === 'zh-CN'
    const market = openListed()
    await offerFor(market)
    valueOf(await market.buyer.device.favourites.add(SHOP.id))
    await renderPage(PATH, { market, person: market.seller, locale })
    const own = await screen.findByRole('region', { name: zh ? '这是您的店铺' : 'Your shop' })
    const figureOf = (label: string) => within(own).getByText(label).parentElement?.querySelector('dd')?.textContent
    expect(figureOf(zh ? '收藏' : 'Saves')).toBe('1')
    expect(figureOf(zh ? '待回复出价' : 'Open offers')).toBe('1')
    expect(figureOf(zh ? '已上架' : 'On sale')).toBe(zh ? '3 天' : '3 days')
    const offers = await screen.findByRole('link', { name: zh ? '回复出价' : 'Reply to offers' })
    expect(offers.getAttribute('href')).toBe('/user_center/offers?role=seller')
    for (const name of zh ? ['立即下单', '还价', '举报这家店铺'] : ['Order', 'Offer', 'Report this shop'])
      expect(screen.queryByRole('link', { name }), name).toBeNull()
    expect(screen.queryByRole('button', { name: zh ? '收藏' : 'Save' })).toBeNull()
    expect(await findViolations()).toEqual([])
  },
)

it('a seller asks another price on the page of their shop, and it holds at once (SEL-33)', async () => {
  const market = openListed()
  const page = await renderPage(PATH, { market, person: market.seller })
  await page.user.click(await screen.findByRole('button', { name: '改价' }))
  fireEvent.input(await screen.findByLabelText('新的标价（元）'), { target: { value: '8664' } })
  await page.user.click(screen.getByRole('button', { name: '按这个价格出售' }))
  await waitFor(async () => expect(valueOf(await market.buyer.device.catalog.detail(SHOP.id)).priceFen).toBe(866_400))
  await waitFor(() => expect(screen.getByTestId('shop-head').textContent).toContain('8,664'))
})

it('a seller withdraws their shop on its page, and finds it among their own (SEL-33)', async () => {
  const market = openListed()
  const page = await renderPage(PATH, { market, person: market.seller })
  await page.user.click(await screen.findByRole('button', { name: '下架' }))
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '下架' }))
  await waitFor(() => expect(page.address()).toBe(`/user_center/shops/${SHOP.id}`))
  expect(valueOf(await market.seller.device.selling.find(SHOP.id)).stage).toBe('withdrawn')
})

it('the way to the form of a shop stands on its page, and to its orders where one stands (SEL-33)', async () => {
  const market = openListed()
  const page = await renderPage(PATH, { market, person: market.seller })
  const change = await screen.findByRole('link', { name: '编辑' })
  expect(change.getAttribute('href')).toBe(`/sellshop?shop=${SHOP.id}`)
  page.unmount()
  market.shelve(market.seller.userId, exampleShop(1, { status: 'handing-over' }))
  await renderPage(PATH, { market, person: market.seller })
  const orders = await screen.findByRole('link', { name: '看我卖的订单' })
  expect(orders.getAttribute('href')).toBe('/user_center/order?role=seller')
  expect(screen.queryByRole('link', { name: '编辑' })).toBeNull()
  expect(screen.queryByRole('button', { name: '下架' })).toBeNull()
})

it('cards tell a seller how their shops do, by one question for all (SEL-32)', async () => {
  const market = openListed()
  const { change, times } = counted()
  await renderPage('/lists', { market, person: market.seller, change })
  const [line] = await screen.findAllByText(/^您的店铺 · 浏览 [\d,]+ · 收藏 0 · 待回复 0$/)
  expect(line?.closest('[data-testid="shop-card"]')).toBeTruthy()
  expect(times()).toBe(1)
})

it('a visitor asks for no figures, and another user reads what all read (SEL-34)', async () => {
  const market = openListed()
  const { change, times } = counted()
  const page = await renderPage(PATH, { market, change })
  await screen.findByRole('link', { name: '立即下单' })
  expect(times()).toBe(0)
  page.unmount()
  await renderPage(PATH, { market, person: market.buyer, change })
  await waitFor(() => expect(times()).toBe(1))
  expect(await screen.findByRole('link', { name: '立即下单' })).toBeTruthy()
  expect(screen.queryByText('这是您的店铺')).toBeNull()
  expect(screen.getByRole('link', { name: '举报这家店铺' })).toBeTruthy()
})
