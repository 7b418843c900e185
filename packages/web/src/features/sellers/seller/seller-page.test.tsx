// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { exampleShop } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { findViolations, renderPage } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'

const PATH = '/shop/shop-0001/seller'

it.each(['zh-CN', 'en'] as const)('a seller’s page has one heading and no violation in %s (WEB-6)', async (locale) => {
  await renderPage(PATH, { locale })
  await screen.findByRole('heading', { level: 2, name: locale === 'en' ? 'Shops' : '店铺' })
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(await findViolations()).toEqual([])
})

it('a seller is told by a masked name, with their shops, deals and answers, and no review is made up (SHP-1, SHP-4)', async () => {
  const market = openTestMarket(3)
  market.shelve(market.seller.userId, exampleShop(2, { status: 'sold' }))
  const page = await renderPage(PATH, { market })
  expect((await screen.findByRole('heading', { level: 2, name: /\*\*/ })).textContent).not.toContain(
    market.seller.username,
  )
  expect(screen.getByText('答复还少')).toBeTruthy()
  expect(screen.getByText('还没有买家评价。评价只能由成交的买家写。')).toBeTruthy()
  expect(await screen.findAllByTestId('shop-card')).toHaveLength(2)
  await page.user.click(screen.getByRole('radio', { name: '已成交' }))
  const [sold] = await screen.findAllByTestId('shop-card')
  expect(sold?.getAttribute('href')).toBe('/shop/shop-0002')
})

it('a shop that visitors cannot see leads to no seller (SHP-4)', async () => {
  await renderPage('/shop/shop-9999/seller')
  expect(await screen.findByText('没有找到这位卖家')).toBeTruthy()
  expect(await findViolations()).toEqual([])
})
