import { screen, waitFor } from '@testing-library/react'
import { PAYMENT_PASSWORD } from '@diandu/core/testing'
import { expect } from 'vitest'
import { renderPage, type RenderedPage } from '../../../app/testing/render-page.tsx'
import { CHECKOUT, openOrdersMarket, type OrdersMarket } from './open-orders-market.ts'

export const PLENTY_FEN = 100_000_000

interface OpenCheckout extends RenderedPage {
  readonly market: OrdersMarket
}

export async function openCheckout(
  market = openOrdersMarket({ payerFen: PLENTY_FEN }),
  visit: Parameters<typeof renderPage>[1] = {},
  path = CHECKOUT,
): Promise<OpenCheckout> {
  const page = await renderPage(path, { market, person: market.payer, ...visit })
  return { ...page, market }
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const press = async ({ user }: RenderedPage, name: string | RegExp) => user.click(await button(name))
export const currentStep = () => document.querySelector('[aria-current=step]')?.textContent
export const stepIs = (name: string) => waitFor(() => expect(currentStep()).toBe(name))
export const password = () => screen.findByLabelText<HTMLInputElement>('支付密码')

export async function accept(page: RenderedPage): Promise<void> {
  await press(page, '下一步：读协议')
  await page.user.click(await screen.findByRole('checkbox'))
  await press(page, '同意并继续')
}

export async function submit(page: RenderedPage): Promise<void> {
  await accept(page)
  await press(page, '提交订单')
}

export async function typePassword(page: RenderedPage, digits = PAYMENT_PASSWORD): Promise<void> {
  await page.user.type(await password(), digits)
}

export const orders = async ({ market }: OpenCheckout) => {
  const list = await market.payer.device.orders.list({}, null)
  return list.ok ? list.value.items : []
}
