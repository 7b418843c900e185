// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../app/testing/render-page.tsx'
import { CHECKOUT, openOrdersMarket, SHOP } from '../testing/open-orders-market.ts'

async function open() {
  const market = openOrdersMarket({ payerFen: 100_000_000 })
  const page = await renderPage(CHECKOUT, { market, person: market.payer, cameFrom: [`/shop/${SHOP.id}`] })
  return { page, press: async (name: string) => page.user.click(await screen.findByRole('button', { name })) }
}

const stepIs = (name: string) =>
  waitFor(() => expect(document.querySelector('[aria-current=step]')?.textContent).toBe(name))

it('Back undoes a step of the checkout, and what was chosen stays (CHK-1)', async () => {
  const { page, press } = await open()
  await page.user.click(await screen.findByRole('radio', { name: '先付 20% 定金' }))
  await press('下一步：读协议')
  await page.user.click(await screen.findByRole('checkbox'))
  await press('同意并继续')
  await stepIs('确认')
  await act(() => page.goBack())
  await stepIs('读协议')
  await act(() => page.goBack())
  expect(((await screen.findByRole('radio', { name: '先付 20% 定金' })) as HTMLInputElement).checked).toBe(true)
  await press('下一步：读协议')
  await stepIs('读协议')
  // The arrow on the page goes the same way as the phone's own.
  await press('返回')
  await screen.findByRole('radio', { name: '先付 20% 定金' })
  expect(page.address()).toBe(CHECKOUT)
  await act(() => page.goBack())
  expect(page.address()).toBe(`/shop/${SHOP.id}`)
})

it('Back from paying leads to the order, which is placed and can be paid there (CHK-1)', async () => {
  const { page, press } = await open()
  await press('下一步：读协议')
  await page.user.click(await screen.findByRole('checkbox'))
  await press('同意并继续')
  await press('提交订单')
  await stepIs('付款')
  await act(() => page.goBack())
  await waitFor(() => expect(page.address()).toBe('/user_center/order_detail/order-1'))
  await act(() => page.goBack())
  expect(page.address()).toBe(`/shop/${SHOP.id}`)
})
