import { screen, within } from '@testing-library/react'
import { renderPage, type RenderedPage } from '../../../app/testing/render-page.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import type { BoughtMarket } from './handed-over.ts'

export const pathOf = ({ order }: BoughtMarket) => `/user_center/order_detail/${order.id}`
export const asBuyer = (market: BoughtMarket, locale: 'zh-CN' | 'en' = 'zh-CN') =>
  renderPage(pathOf(market), { market, person: market.payer, locale })
export const asSeller = (market: BoughtMarket, locale: 'zh-CN' | 'en' = 'zh-CN') =>
  renderPage(pathOf(market), { market, person: market.seller, locale })
export const press = async ({ user }: RenderedPage, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))
export const inSheet = async (name: string) => within(await screen.findByRole('dialog', { name }))
export const toastTexts = () => toasts.current().map(({ text }) => text)
export const availableOf = async ({ device }: BoughtMarket['seller']) => {
  const capital = await device.wallet.capital()
  return capital.ok ? capital.value.availableFen : undefined
}
