// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { INSPECTION } from '@diandu/core/catalog'
import { THROTTLE_MS } from '@diandu/core/kernel'
import { expect, it, vi } from 'vitest'
import { findViolations, renderPage, withPort } from '../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../app/testing/open-test-market.ts'

const titles = () =>
  within(screen.getByRole('list', { name: '摇到的店铺' }))
    .getAllByTestId('shop-card')
    .map((card) => card.getAttribute('href'))

function moves(x: number | null, at: number): void {
  const event = new Event('devicemotion')
  Object.defineProperty(event, 'accelerationIncludingGravity', { value: { x, y: 0, z: 0 } })
  Object.defineProperty(event, 'timeStamp', { value: at })
  act(() => void window.dispatchEvent(event))
}

const shakes = () => [20, -20, 20, -20].forEach((x, nth) => moves(x, nth * 100))

it.each(['zh-CN', 'en'] as const)('has one heading and no violation in %s (WEB-6)', async (locale) => {
  const page = await renderPage('/shakeShop', { market: openTestMarket(6), locale })
  await page.user.click(screen.getByRole('button', { name: /摇三家店|Show three/ }))
  await screen.findAllByTestId('shop-card')
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(await findViolations()).toEqual([])
})

it('a button draws three, each with why, and others the next time until none are left (SHK-2, SHK-3, SHK-4)', async () => {
  const market = openTestMarket(5)
  const page = await renderPage('/shakeShop', { market })
  await page.user.click(screen.getByRole('button', { name: '摇三家店' }))
  await screen.findByText('摇到 3 家店铺')
  const first = titles()
  expect(screen.getAllByText(new RegExp(`评分靠前|${INSPECTION.sentence.zh}`))).toHaveLength(3)
  market.clock.advance(THROTTLE_MS)
  await page.user.click(screen.getByRole('button', { name: '再摇一次' }))
  await screen.findByText('摇到 2 家店铺')
  expect(titles().filter((href) => first.includes(href))).toEqual([])
  market.clock.advance(THROTTLE_MS)
  await page.user.click(screen.getByRole('button', { name: '再摇一次' }))
  await screen.findByText('合适的店铺都摇过了。')
  market.clock.advance(THROTTLE_MS)
  await page.user.click(screen.getByRole('button', { name: '从头再摇' }))
  await screen.findByText('摇到 3 家店铺')
})

it('draws what is like the shops that were viewed on this device (SHK-1)', async () => {
  const market = openTestMarket(12)
  const { catalog } = market.openDevice()
  const cards = await catalog.list({ sort: 'latest' }, null)
  const viewed = cards.ok ? cards.value.items[0] : undefined
  if (viewed === undefined) throw new Error('The market is empty')
  const page = await renderPage('/shakeShop', {
    market,
    change: withPort('viewedShops', { read: () => [{ shopId: viewed.id, viewedAt: 1 }] }),
  })
  await page.user.click(screen.getByRole('button', { name: '摇三家店' }))
  await screen.findByText('摇到 3 家店铺')
  expect(titles()).not.toContain(`/shop/${viewed.id}`)
})

it('hears the phone being shaken where its movement is told at once (SHK-4)', async () => {
  vi.stubGlobal('DeviceMotionEvent', class {})
  await renderPage('/shakeShop', { market: openTestMarket(6) })
  moves(null, 0)
  expect(screen.queryByText('摇一摇手机也可以')).toBeNull()
  moves(0, 0)
  expect(await screen.findByText('摇一摇手机也可以')).toBeTruthy()
  shakes()
  await screen.findByText('摇到 3 家店铺')
})

it('asks a device only upon a tap where that has to be asked, and goes on without (SHK-5)', async () => {
  const answers = ['denied', 'granted']
  const requested = vi.fn(async () => answers.shift())
  vi.stubGlobal('DeviceMotionEvent', Object.assign(class {}, { requestPermission: requested }))
  const page = await renderPage('/shakeShop', { market: openTestMarket(6) })
  const allow = await screen.findByRole('button', { name: '允许摇动手机' })
  expect(requested).not.toHaveBeenCalled()
  shakes()
  expect(screen.queryAllByTestId('shop-card')).toEqual([])
  await page.user.click(allow)
  expect(await screen.findByText(/没有拿到摇动权限/)).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: '摇三家店' }))
  await screen.findByText('摇到 3 家店铺')
  page.unmount()
  const again = await renderPage('/shakeShop', { market: openTestMarket(6) })
  await again.user.click(await screen.findByRole('button', { name: '允许摇动手机' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '允许摇动手机' })).toBeNull())
  shakes()
  await screen.findByText('摇到 3 家店铺')
})

it('a press that the device did not take for one may be made again (SHK-5)', async () => {
  const requested = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new DOMException('no gesture', 'NotAllowedError'))
    .mockResolvedValueOnce('granted')
  vi.stubGlobal('DeviceMotionEvent', Object.assign(class {}, { requestPermission: requested }))
  const page = await renderPage('/shakeShop', { market: openTestMarket(6) })
  await page.user.click(await screen.findByRole('button', { name: '允许摇动手机' }))
  await page.user.click(await screen.findByRole('button', { name: '允许摇动手机' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '允许摇动手机' })).toBeNull())
  shakes()
  await screen.findByText('摇到 3 家店铺')
})
