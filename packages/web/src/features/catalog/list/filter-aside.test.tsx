// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { exampleShop } from '@diandu/core/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { findViolations, renderPage, type RenderedPage } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))

async function openWide(path = '/lists'): Promise<RenderedPage> {
  const market = openTestMarket(0)
  for (const [number, platform] of [
    [1, 1],
    [2, 1],
    [3, 3],
  ] as const)
    market.shelve(
      market.seller.userId,
      exampleShop(number, { platform, kind: 'flagship', priceFen: number * 10_000_000, isInspected: false }),
    )
  const page = await renderPage(path, { market })
  await waitFor(() => expect(screen.getAllByTestId('shop-card').length).toBeGreaterThan(0))
  return page
}

const aside = async () => within(await screen.findByRole('region', { name: '筛选店铺' }))
const rest = (page: RenderedPage) => act(async () => page.market.clock.advance(300))

it('a choice at the side changes the list by itself once the hand rests, and several at once are one step (FLT-6)', async () => {
  const page = await openWide()
  const choices = await aside()
  await page.user.click(await choices.findByRole('button', { name: /^天猫/ }))
  expect(page.address()).toBe('/lists')
  await page.user.type(choices.getByLabelText('最低价'), '150000')
  await rest(page)
  await waitFor(() => expect(page.address()).toBe('/lists?platform=1&min=150000'))
  await waitFor(() => expect(screen.getAllByTestId('shop-card')).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await findViolations()).toEqual([])
})

it('what is taken back above the list is taken back at the side too (FLT-6)', async () => {
  const page = await openWide('/lists?platform=1')
  const choices = await aside()
  const tmall = await choices.findByRole('button', { name: /^天猫/ })
  expect(tmall.getAttribute('aria-pressed')).toBe('true')
  await page.user.click(screen.getByRole('button', { name: /去掉：天猫/ }))
  await waitFor(() => expect(tmall.getAttribute('aria-pressed')).toBe('false'))
  await rest(page)
  expect(page.address()).toBe('/lists')
})

it('what a search was understood to ask for is chosen at the side, and taken back there it leaves the search (SEA-29)', async () => {
  const page = await openWide('/search/天猫')
  const choices = await aside()
  const tmall = await choices.findByRole('button', { name: /^天猫/ })
  await waitFor(() => expect(tmall.getAttribute('aria-pressed')).toBe('true'))
  await page.user.click(tmall)
  await rest(page)
  await waitFor(() => expect(page.address()).toBe('/lists'))
})

it('a figure of the page is a choice under its name there, with what it would leave (FLT-1, FLT-3)', async () => {
  const page = await openWide()
  const holders = within(await (await aside()).findByRole('group', { name: '店铺主体类型' }))
  expect((await holders.findAllByRole('button')).map((one) => one.textContent)).toEqual([
    '个人主体1',
    '个体工商户1',
    '企业主体1',
  ])
  await page.user.click(holders.getByRole('button', { name: /^企业主体/ }))
  await rest(page)
  await waitFor(() => expect(page.address()).toBe('/lists?holder=company'))
  await waitFor(() => expect(screen.getAllByTestId('shop-card')).toHaveLength(1))
})
