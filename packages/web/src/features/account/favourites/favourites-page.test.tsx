// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { THROTTLE_MS } from '@diandu/core/kernel'
import { findViolations, renderPage, type RenderedPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'

async function openSaved(visit: Parameters<typeof renderPage>[1] = {}): Promise<RenderedPage> {
  const market = openTestMarket(3)
  for (const id of market.shopIds) await market.buyer.device.favourites.add(id)
  return renderPage('/user_center/collection', { market, person: market.buyer, ...visit })
}

const shops = () => within(screen.getByRole('list', { name: '收藏的店铺' })).getAllByRole('listitem')
const removeButtons = () => screen.findAllByRole('button', { name: /^取消收藏：/ })
const savedCount = async ({ market }: RenderedPage) => {
  const list = await market.buyer.device.favourites.list(null)
  return list.ok ? list.value.items.length : NaN
}

it('a shop that is taken out keeps its place and can be put back', async () => {
  const page = await openSaved()
  const [first] = await removeButtons()
  if (first === undefined) throw new Error('Nothing is saved')
  const title = first.getAttribute('aria-label')?.replace('取消收藏：', '') ?? ''
  await page.user.click(first)
  expect(shops()[0]?.textContent).toContain(`已取消收藏 ${title}`)
  expect(shops()).toHaveLength(3)
  await waitFor(async () => expect(await savedCount(page)).toBe(2))
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('button', { name: '撤销' }))
  expect(await removeButtons()).toHaveLength(3)
  page.market.clock.advance(THROTTLE_MS)
  await waitFor(async () => expect(await savedCount(page)).toBe(3))
})

it('a favourite that was taken out is gone when the page is seen again', async () => {
  const page = await openSaved()
  await page.user.click((await removeButtons())[0] as HTMLElement)
  await waitFor(async () => expect(await savedCount(page)).toBe(2))
  await page.user.click(screen.getByRole('tab', { name: '看过的' }))
  await page.user.click(screen.getByRole('tab', { name: '收藏' }))
  expect(shops()).toHaveLength(2)
})

it('a shop that could not be taken out is still there, and it is said', async () => {
  const page = await openSaved({
    change: withPort('favourites', { remove: async () => ({ ok: false, failure: { kind: 'offline' } }) }),
  })
  await page.user.click((await removeButtons())[0] as HTMLElement)
  await waitFor(() => expect(toasts.current().map(({ text }) => text)).toContain('没有移除成功，店铺还在收藏里'))
  expect(await removeButtons()).toHaveLength(3)
  expect(page.received).toEqual([{ kind: 'offline' }])
})

it('empty lists say how they fill and lead to the market', async () => {
  const market = openTestMarket()
  const page = await renderPage('/user_center/collection', { market, person: market.buyer })
  await screen.findByText(/点一下心形/)
  expect(screen.getByRole('link', { name: '去找店铺' }).getAttribute('href')).toBe('/lists')
  expect(await findViolations()).toEqual([])
  await page.user.click(screen.getByRole('tab', { name: '看过的' }))
  await screen.findByText('还没有看过店铺。')
  expect(page.address()).toBe('/user_center/collection?tab=seen')
})

it('viewed shops are cleared after asking', async () => {
  const market = openTestMarket(2)
  for (const id of market.shopIds) await market.buyer.device.catalog.detail(id)
  const page = await renderPage('/user_center/collection?tab=seen', { market, person: market.buyer })
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: '看过的店铺' })).getAllByRole('listitem')).toHaveLength(2),
  )
  await page.user.click(screen.getByRole('button', { name: '清空' }))
  const dialog = await screen.findByRole('alertdialog', { name: '清空看过的店铺？' })
  await page.user.click(within(dialog).getByRole('button', { name: '留着' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await page.user.click(screen.getByRole('button', { name: '清空' }))
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '清空' }))
  await screen.findByText('还没有看过店铺。')
  const list = await market.buyer.device.viewHistory.list(null)
  expect(list.ok && list.value.items).toEqual([])
})
