// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { DAY_MS } from '@diandu/core/kernel'
import { exampleShop } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { findViolations, renderPage, withPort } from '../../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../../app/testing/open-test-market.ts'

const tiles = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

it('a logged-in person finds what they keep and viewed on the home page (RET-5)', async () => {
  const market = openTestMarket(3)
  const [first, second] = market.shopIds
  await market.buyer.device.favourites.add(first as never)
  await market.buyer.device.catalog.detail(second as never)
  await renderPage('/', { market, person: market.buyer })
  expect(await tiles('收藏的店')).toEqual([`/shop/${first}`])
  expect(await tiles('看过的店')).toEqual([`/shop/${second}`])
  expect(await findViolations()).toEqual([])
})

it('a visitor finds what was viewed on this device, as it is now (RET-4, RET-5)', async () => {
  const market = openTestMarket(3)
  const [first] = market.shopIds
  await renderPage('/', {
    market,
    change: withPort('viewedShops', {
      read: () => [
        { shopId: first as never, viewedAt: 1 },
        { shopId: 'gone' as never, viewedAt: 0 },
      ],
    }),
  })
  expect(await tiles('看过的店')).toEqual([`/shop/${first}`])
})

it('tells a price that fell with what it was (RET-1)', async () => {
  const market = openTestMarket(0)
  market.shelve(market.seller.userId, exampleShop(1, { priceFen: 12_000_000 }))
  market.clock.advance(1_000)
  market.shelve(market.seller.userId, exampleShop(1, { priceFen: 10_000_000 }))
  await renderPage('/', { market })
  const [fall] = within(await screen.findByRole('list', { name: '刚降价' })).getAllByRole('link')
  expect(fall?.textContent).toContain('原来 ¥120,000.00')
  expect(fall?.textContent).toContain('降 ¥2万')
})

it('tells the last sales without their people (RET-6)', async () => {
  const market = openTestMarket(2)
  const [id] = market.shopIds
  market.recordSale(id as never, { priceFen: 8_000_000, soldAt: market.clock.now() - DAY_MS })
  await renderPage('/', { market })
  const [sale] = within(await screen.findByRole('list', { name: '最近成交' })).getAllByRole('link')
  expect(sale?.textContent).toContain('¥8万')
  for (const name of ['buyer_lin', 'seller_zhou', market.shop(id as never)?.title ?? 'none'])
    expect(sale?.textContent).not.toContain(name)
})

it('shows nothing more where nothing is known', async () => {
  await renderPage('/')
  await screen.findByRole('heading', { level: 2, name: '最新上架' })
  for (const name of ['看过的店', '收藏的店', '刚降价', '最近成交'])
    expect(screen.queryByRole('list', { name })).toBeNull()
})
