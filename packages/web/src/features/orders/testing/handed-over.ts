import type { Order } from '@diandu/core/orders'
import { screen, within } from '@testing-library/react'
import { renderPage, type RenderedPage } from '../../../app/testing/render-page.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { openOrdersMarket, type OrdersMarket } from './open-orders-market.ts'

export interface BoughtMarket extends OrdersMarket {
  /** As its buyer sees it. */
  readonly order: Order
}

const WALLET_FEN = 11_000_000

/** 110 000 yuan are held for the shop, and no party has signed yet. The order is from before there were checklists. */
export async function boughtMarket(): Promise<BoughtMarket> {
  const market = openOrdersMarket({ payerFen: WALLET_FEN })
  const order = await market.pay(await market.place('full'))
  market.placedWithoutChecklist(order.id)
  return { ...market, order }
}

/** The seller's seven days run, and the shop is handed over by a checklist. */
export async function checklistMarket(): Promise<BoughtMarket> {
  const market = openOrdersMarket({ payerFen: WALLET_FEN })
  const order = await market.pay(await market.place('full'))
  market.transition(order.id, 'seller.signed', 'seller')
  market.transition(order.id, 'all.signed', 'buyer')
  return { ...market, order }
}

/** The contract is signed: the seller's seven days run. */
export async function signedMarket(): Promise<BoughtMarket> {
  const market = await boughtMarket()
  market.transition(market.order.id, 'seller.signed', 'seller')
  market.transition(market.order.id, 'all.signed', 'buyer')
  return market
}

/** The shop is with its buyer, whose 72 hours run. */
export async function handedOverMarket(): Promise<BoughtMarket> {
  const market = await signedMarket()
  market.transition(market.order.id, 'shop.handed-over', 'seller')
  return market
}

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
