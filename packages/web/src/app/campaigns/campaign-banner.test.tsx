// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { campaignAt } from '@diandu/core/campaigns'
import { DAY_MS } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { openTestMarket, type TestMarket } from '../testing/open-test-market.ts'
import { renderPage } from '../testing/render-page.tsx'
import { CampaignBanner } from './campaign-banner.tsx'

/** A market while a campaign is on whose banner floats. */
function duringCampaign(): TestMarket {
  const market = openTestMarket(1)
  while (campaignAt(market.clock.now()).phase !== 'current') market.clock.advance(DAY_MS)
  return market
}

const open = (market: TestMarket, path = '/lists') => renderPage(path, { market, beside: <CampaignBanner /> })
const grip = () => screen.findByRole('button', { name: /移动活动浮标/ })
const placeOf = () => {
  const { left, top } = screen.getByRole('complementary', { name: '正在进行的活动' }).style
  return [Number.parseFloat(left), Number.parseFloat(top)] as const
}

it('floats while the campaign is on, leads to it, and is closed for the visit (CAM-6)', async () => {
  const market = duringCampaign()
  const page = await open(market)
  const link = await screen.findByRole('link', { name: /周年庆进行中/ })
  expect(link.getAttribute('href')).toBe('/activity/anniversary')
  await page.user.click(screen.getByRole('button', { name: '这次访问不再显示' }))
  expect(screen.queryByRole('complementary', { name: '正在进行的活动' })).toBeNull()
  cleanup()
  await open(market)
  expect(screen.queryByRole('link', { name: /周年庆进行中/ })).toBeNull()
})

it('does not float over the pages of its own campaign, nor where nothing floats (CAM-7, SUP-1)', async () => {
  const market = duringCampaign()
  for (const path of ['/activity/anniversary', '/login']) {
    await open(market, path)
    await waitFor(() => expect(screen.queryByRole('complementary', { name: '正在进行的活动' })).toBeNull())
    cleanup()
  }
})

it('is moved by keys and by a press without dragging, and never off the screen', async () => {
  const page = await open(duringCampaign())
  const button = await grip()
  const before = placeOf()
  button.focus()
  await page.user.keyboard('{ArrowLeft}{ArrowUp}')
  expect(placeOf()).toEqual([before[0] - 24, before[1] - 24])
  for (let count = 0; count < 80; count += 1) fireEvent.keyDown(button, { key: 'ArrowUp' })
  expect(placeOf()[1]).toBe(0)
  await page.user.click(button)
  expect(placeOf()).toEqual(before)
})

it('stays where it was put for the visit, and comes back inside after the screen was turned', async () => {
  const market = duringCampaign()
  const page = await open(market)
  ;(await grip()).focus()
  await page.user.keyboard('{ArrowLeft}')
  const put = placeOf()
  cleanup()
  await open(market)
  await grip()
  expect(placeOf()).toEqual(put)
  const width = window.innerWidth
  try {
    Object.defineProperty(window, 'innerWidth', { value: 200, configurable: true })
    fireEvent(window, new Event('resize'))
    await waitFor(() => expect(placeOf()[0]).toBeLessThanOrEqual(200))
  } finally {
    Object.defineProperty(window, 'innerWidth', { value: width, configurable: true })
  }
})
