// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { exampleShop } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { findViolations, renderPage } from '../../../../app/testing/render-page.tsx'
import { openTestMarket } from '../../../../app/testing/open-test-market.ts'

const photo = (name: string) => ({ url: `/pictures/${name}`, width: 800, height: 600, caption: name })

async function openShop() {
  const market = openTestMarket(1)
  market.shelve(market.seller.userId, exampleShop(1, { photos: [photo('门面'), photo('后台'), photo('仓库')] }))
  return renderPage('/shop/shop-0001', { market })
}
const viewer = () => screen.findByRole('dialog')
const scaleOf = (dialog: HTMLElement) => within(dialog).getByRole('img').style.transform

it('a picture that is tapped opens over the screen, and keys turn, enlarge and close it', async () => {
  const page = await openShop()
  await page.user.click(await screen.findByRole('link', { name: '放大照片：后台' }))
  const dialog = await viewer()
  expect(within(dialog).getByText('第 2 张，共 3 张')).toBeTruthy()
  expect(await findViolations()).toEqual([])
  await page.user.keyboard('{ArrowRight}')
  expect(within(dialog).getByText('第 3 张，共 3 张')).toBeTruthy()
  await page.user.keyboard('{ArrowRight}')
  expect(within(dialog).getByRole('img', { name: '仓库' })).toBeTruthy()
  await page.user.keyboard('+')
  expect(scaleOf(dialog)).toContain('scale(1.5)')
  await page.user.keyboard('0{ArrowLeft}')
  expect(within(dialog).getByRole('img', { name: '后台' })).toBeTruthy()
  await page.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('Back closes a picture and stays at its shop', async () => {
  const page = await openShop()
  await page.user.click(await screen.findByRole('link', { name: '放大照片：后台' }))
  await viewer()
  await act(async () => page.goBack())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('link', { name: '放大照片：后台' })).toBeTruthy()
  // It opens again as it did.
  await page.user.click(screen.getByRole('link', { name: '放大照片：门面' }))
  expect(within(await viewer()).getByText('第 1 张，共 3 张')).toBeTruthy()
})

it('a double tap enlarges a picture, and the next one shows it whole', async () => {
  const page = await openShop()
  await page.user.click(await screen.findByRole('link', { name: '放大照片：门面' }))
  const dialog = await viewer()
  const frame = within(dialog).getByRole('img').parentElement as HTMLElement
  const tap = () => {
    fireEvent.pointerDown(frame, { pointerId: 1, clientX: 0, clientY: 0 })
    fireEvent.pointerUp(frame, { pointerId: 1, clientX: 0, clientY: 0 })
  }
  tap()
  tap()
  expect(scaleOf(dialog)).toContain('scale(2.5)')
  tap()
  tap()
  expect(scaleOf(dialog)).toContain('scale(1)')
})

it('a page and its large view load a middle size, and only an enlarged picture is loaded whole (ACS-19)', async () => {
  const page = await openShop()
  const link = await screen.findByRole('link', { name: '放大照片：门面' })
  expect(within(link).getByRole('img').getAttribute('src')).toBe('/pictures/门面?medium')
  await page.user.click(link)
  const shown = within(await viewer()).getByRole('img')
  expect(shown.getAttribute('src')).toBe('/pictures/门面?medium')
  await page.user.keyboard('+')
  await waitFor(() => expect(shown.getAttribute('src')).toBe('/pictures/门面'))
  await page.user.keyboard('0')
  expect(shown.getAttribute('src')).toBe('/pictures/门面?medium')
})

it('a picture that does not load keeps its place and can be asked for again', async () => {
  const page = await openShop()
  const link = await screen.findByRole('link', { name: '放大照片：门面' })
  fireEvent.error(within(link).getByRole('img'))
  expect(screen.getByText('照片没有打开')).toBeTruthy()
  expect(screen.queryByRole('link', { name: '放大照片：门面' })).toBeNull()
  await page.user.click(screen.getByRole('button', { name: '再试一次' }))
  expect(within(screen.getByRole('link', { name: '放大照片：门面' })).getByRole('img')).toBeTruthy()
})
