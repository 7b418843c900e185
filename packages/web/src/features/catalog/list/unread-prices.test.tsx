// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { exampleShop } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import { renderPage, type RenderedPage } from '../../../app/testing/render-page.tsx'

function threeShops() {
  const market = openTestMarket(0)
  for (const number of [1, 2, 3])
    market.shelve(
      market.seller.userId,
      exampleShop(number, { priceFen: number * 10_000_000, title: `第${number}家店` }),
    )
  return market
}

const cards = () =>
  screen
    .queryAllByTestId('shop-card')
    .map((card) => /第\d家店/.exec(card.textContent ?? '')?.[0])
    .toSorted()
const shown = (expected: readonly string[]) => waitFor(() => expect(cards()).toEqual(expected))

async function openFilter({ user }: RenderedPage) {
  await user.click(screen.getByRole('button', { name: /^筛选/ }))
  return within(await screen.findByRole('dialog', { name: '筛选店铺' }))
}

it('a price that cannot be read is refused at its field, and the list stays as it was (AMT-12)', async () => {
  const page = await renderPage('/lists?min=150000', { market: threeShops() })
  await shown(['第2家店', '第3家店'])
  const sheet = await openFilter(page)
  const least = sheet.getByLabelText<HTMLInputElement>('最低价')
  await page.user.clear(least)
  await page.user.type(least, 'abc')
  await page.user.click(sheet.getByRole('button', { name: /^查看/ }))
  expect(least.value).toBe('abc')
  expect(sheet.getByText(/看不懂这个价格/)).toBeTruthy()
  expect(page.address()).toBe('/lists?min=150000')
  await page.user.clear(least)
  await page.user.type(least, '２５万')
  await page.user.click(sheet.getByRole('button', { name: /^查看/ }))
  await waitFor(() => expect(page.address()).toBe('/lists?min=250000'))
  await shown(['第3家店'])
})

it('a price in the address is read as a typed one; one that cannot be read is named (AMT-11, AMT-12)', async () => {
  await renderPage(`/lists?min=${encodeURIComponent('２５万')}`, { market: threeShops() })
  await shown(['第3家店'])
  cleanup()
  await renderPage('/lists?min=abc', { market: threeShops() })
  await screen.findByText('看不懂地址里的价格“abc”，没有按它筛选')
})
