// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { exampleShop } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { findViolations, renderPage } from '../../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../../app/testing/open-test-market.ts'
import { matchPage } from '../../../../routes/prefetch-page.ts'
import { isBudget } from './budget-page.tsx'

function openMarket() {
  const market = openTestMarket(0)
  // With the fee of a tenth, ¥110,000.00 and ¥110,000.11.
  market.shelve(market.seller.userId, exampleShop(1, { priceFen: 10_000_000, title: '刚好买得起' }))
  market.shelve(market.seller.userId, exampleShop(2, { priceFen: 10_000_010, title: '差一点' }))
  return market
}

it.each(['zh-CN', 'en'] as const)('shows what a sum buys in %s without a violation (RET-3)', async (locale) => {
  await renderPage('/budget/110000', { locale, market: openMarket() })
  await screen.findAllByTestId('shop-card')
  expect(
    screen.getByRole('heading', { level: 1, name: locale === 'en' ? 'What ¥110,000 buys' : '¥11万能买什么' }),
  ).toBeTruthy()
  expect(screen.getAllByTestId('shop-card').map((card) => card.getAttribute('href'))).toEqual(['/shop/shop-0001'])
  expect(await findViolations()).toEqual([])
})

it('leads from a sum to the list with the same upper price (RET-2)', async () => {
  await renderPage('/budget/110000', { market: openMarket() })
  expect((await screen.findByRole('link', { name: '全部看看' })).getAttribute('href')).toBe('/lists?max=100000')
  const group = screen.getByRole('link', { name: /看全部.*1 家 · ¥10万 起/ }).getAttribute('href')
  expect(group).toMatch(/^\/lists\?platform=\d+&kind=\w+&max=100000$/)
})

it('a sum of one’s own becomes the address (RET-7)', async () => {
  const page = await renderPage('/budget/110000', { market: openMarket() })
  const field = await screen.findByLabelText('自己填预算（元）')
  await page.user.clear(field)
  await page.user.click(screen.getByRole('button', { name: '看能买什么' }))
  expect(screen.getByText('请填 1 到 9 位的整数，单位是元')).toBeTruthy()
  await page.user.type(field, '220000')
  await page.user.click(screen.getByRole('button', { name: '看能买什么' }))
  await waitFor(() => expect(page.address()).toBe('/budget/220000'))
  await waitFor(() => expect(screen.getAllByTestId('shop-card')).toHaveLength(2))
})

it('a sum that buys nothing leads to a request', async () => {
  await renderPage('/budget/5', { market: openMarket() })
  expect((await screen.findByRole('link', { name: '发布求购' })).getAttribute('href')).toBe('/want_buy')
})

it('the chosen sum is marked among those that are offered, and without one it is 200,000 yuan', async () => {
  await renderPage('/budget', { market: openMarket() })
  const sums = within(await screen.findByRole('navigation', { name: '选一个预算' }))
  expect(sums.getByRole('link', { current: 'page' }).textContent).toBe('¥20万')
})

it.each(['0', 'abc', '1e9', '1234567890', '-5'])('%s is no sum that an address can name', (text) => {
  expect(isBudget(text)).toBe(false)
  expect(matchPage(`/budget/${text}`)).toBeUndefined()
})
