// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { exampleShop } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'

const section = (name: string) => {
  const part = screen.getByRole('heading', { level: 2, name }).closest('section')
  if (part === null) throw new Error(`No part is called ${name}`)
  return within(part)
}

it.each(['zh-CN', 'en'] as const)('the home page has one heading and no violation in %s (WEB-6)', async (locale) => {
  await renderPage('/', { locale })
  await waitFor(() => expect(screen.getAllByTestId('shop-card').length).toBeGreaterThan(0))
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(await findViolations()).toEqual([])
})

it('the home page leads to the search, the platforms, the campaigns, the picks and what is new (CAT-20)', async () => {
  await renderPage('/', { market: openTestMarket(4) })
  await screen.findByText('在售 4 家')
  expect(screen.getByRole('link', { name: '搜店铺、类目、平台' }).getAttribute('href')).toBe('/search')
  expect(section('按平台找店').getByRole('link', { name: /天猫/ }).getAttribute('href')).toBe('/tmall')
  expect(section('按平台找店').getByRole('link', { name: '全部分类' }).getAttribute('href')).toBe('/mainCategory')
  expect(
    within(screen.getByRole('list', { name: '正在进行' }))
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/lists')
  expect(section('推荐店铺').getAllByTestId('shop-card')[0]?.getAttribute('href')).toBe('/shop/shop-0003')
  expect(
    section('最新上架')
      .getAllByTestId('shop-card')
      .map((card) => card.getAttribute('href')),
  ).toEqual(['0001', '0002', '0003', '0004'].map((number) => `/shop/shop-${number}`))
})

it.each([
  ['zh-CN', '正在进行', '安心买店'],
  ['en', 'On now', 'Buy without fear'],
] as const)('the campaign that is on is told in %s (CAT-20)', async (locale, list, title) => {
  await renderPage('/', { locale })
  expect(within(await screen.findByRole('list', { name: list })).getByText(title)).toBeTruthy()
})

it('a card is one link that says its price in full, and that its figures were inspected', async () => {
  const market = openTestMarket(0)
  market.shelve(market.seller.userId, exampleShop(3, { priceFen: 12_800_000, title: '云禾女装旗舰店' }))
  await renderPage('/', { market })
  const [card] = await screen.findAllByRole('link', { name: /标价 ¥128,000\.00.*企业店.*月销 ¥18万.*云禾.*已验店/ })
  expect(card?.getAttribute('href')).toBe('/shop/shop-0003')
})

it('a home page that cannot be had says so, with a way to try again', async () => {
  const page = await renderPage('/', {
    change: withPort('catalog', { home: async () => ({ ok: false, failure: { kind: 'http', status: 400 } }) }),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('服务器出了点问题')
  expect(screen.getByRole('heading', { level: 1, name: '没有打开' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '刷新' })).toBeTruthy()
  expect(page.received).toEqual([{ kind: 'http', status: 400 }])
  expect(await findViolations()).toEqual([])
})
