// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { exampleShop } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { findViolations, renderPage } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'

function fiveShops() {
  const market = openTestMarket(0)
  for (const number of [1, 2, 3, 4, 5])
    market.shelve(
      market.seller.userId,
      exampleShop(number, { title: `第${number}家店`, priceFen: number * 10_000_000, platform: 1 }),
    )
  return market
}

it('shops of a list are put side by side, four at most, and stay chosen on this device (CMP-1)', async () => {
  const page = await renderPage('/lists?sort=price-up', { market: fiveShops(), alsoShow: ['/compare'] })
  await page.user.click(await screen.findByRole('button', { name: '对比' }))
  for (const number of [1, 2, 3, 4])
    await page.user.click(await screen.findByRole('button', { name: `加入对比第${number}家店` }))
  await page.user.click(screen.getByRole('button', { name: '加入对比第5家店' }))
  expect(toasts.current().map(({ text }) => text)).toContain('最多同时对比 4 家，请先去掉一家')
  await page.user.click(screen.getByRole('button', { name: '已加入对比第2家店' }))
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('link', { name: '对比 3 家' }))
  const table = within(await screen.findByRole('table'))
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('第1家店'), expect.stringContaining('第3家店')]),
  )
  expect(page.ports.comparedShops.read()).toHaveLength(3)
})

it('only what differs is shown where that is asked for, and a shop can be taken out (CMP-2)', async () => {
  const market = fiveShops()
  const ids = ['shop-1', 'shop-2'].map((_, at) => exampleShop(at + 1).id)
  const page = await renderPage(`/compare?ids=${ids.join('.')}`, { market })
  const table = within(await screen.findByRole('table'))
  expect(table.getByRole('row', { name: /^售价/ }).textContent).toContain('¥100,000.00')
  expect(table.getByRole('rowheader', { name: '付定金买：以后付' })).toBeTruthy()
  expect(table.getByRole('rowheader', { name: '要留意' })).toBeTruthy()
  expect(await findViolations()).toEqual([])
  expect(table.getByRole('rowheader', { name: '店铺类型' })).toBeTruthy()
  await page.user.click(screen.getByRole('radio', { name: '只看不同' }))
  expect(table.getByRole('rowheader', { name: '售价' })).toBeTruthy()
  expect(table.queryByRole('rowheader', { name: '状态' })).toBeNull()
  await page.user.click(screen.getByRole('button', { name: '从对比里去掉：第1家店' }))
  await waitFor(() => expect(page.address()).toBe(`/compare?ids=${ids[1]}`))
})

it('a shop that is gone keeps its column and says so, and nothing to compare leads on (CMP-4)', async () => {
  const market = fiveShops()
  await renderPage(`/compare?ids=${exampleShop(1).id}.nowhere`, { market })
  expect(await screen.findByText('这家店已不在市场上')).toBeTruthy()
  cleanup()
  await renderPage('/compare', { market })
  expect(await screen.findByRole('link', { name: '去找店铺' })).toBeTruthy()
})
