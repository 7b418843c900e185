// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { exampleShop } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { findViolations, renderPage } from '../../../../app/testing/render-page.tsx'
import { openTestMarket, type TestMarket } from '../../../../app/testing/open-test-market.ts'

/** Two of Tmall, one of JD, at rising prices. */
function threeShops(): TestMarket {
  const market = openTestMarket(0)
  const shops = [1, 1, 3] as const
  shops.forEach((platform, at) =>
    market.shelve(
      market.seller.userId,
      exampleShop(at + 1, { platform, priceFen: (at + 1) * 10_000_000, title: `第${at + 1}家店`, rating: 4.5 }),
    ),
  )
  return market
}

const cards = () => screen.queryAllByTestId('shop-card').map((card) => /第\d家店/.exec(card.textContent ?? '')?.[0])
const shown = (expected: readonly string[]) => waitFor(() => expect(cards()).toEqual(expected))

it('what was understood of a search stands above its list, each part to be taken away (SEA-23)', async () => {
  const page = await renderPage(`/search/${encodeURIComponent('京东2千万以内')}`, { market: threeShops() })
  const chips = within(await screen.findByRole('group', { name: '搜索条件' }))
  expect(chips.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '平台 京东去掉：平台 京东',
    '价格 2000万以内去掉：价格 2000万以内',
  ])
  await shown(['第3家店'])
  await page.user.click(chips.getByRole('link', { name: '去掉：平台 京东' }))
  await waitFor(() => expect(decodeURIComponent(page.address())).toBe('/search/2千万以内'))
  await waitFor(() => expect(cards()).toHaveLength(3))
  expect(await findViolations()).toEqual([])
})

it('a search that nothing fits says what was found instead, and can be saved as a request (SEA-24, SEA-27)', async () => {
  await renderPage(`/search/${encodeURIComponent('鑫鑫京东女装')}`, { market: threeShops() })
  expect(await screen.findByText('没有完全符合的，按“京东”为您找到 1 家')).toBeTruthy()
  await shown(['第3家店'])
  expect(screen.getByRole('link', { name: '存为求购' }).getAttribute('href')).toMatch(
    /^\/want_buy\?platform=3&industry=womenswear&content=/,
  )
  expect(await findViolations()).toEqual([])
})
