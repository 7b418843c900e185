import type { NewShop } from '../catalog/index.ts'
import type { PastSale } from '../valuation/index.ts'
import { seededDice } from './dice.ts'

/** A buyer often pays somewhat less than was asked, and few shops are sold on their first day. */
const PAID_PERCENT = [90, 100] as const
const SOONEST = 0.15

/** The sale of the n-th shop of the demonstration, some time after it was put up; none where it was not sold. */
export function inventSale(number: number, shop: NewShop, nowMs: number): readonly PastSale[] {
  if (shop.status !== 'sold') return []
  const dice = seededDice(Math.imul(number + 1, 0x27d4_eb2f))
  const { id: shopId, platform, kind } = shop
  const waited = (nowMs - shop.publishedAt) * (SOONEST + dice.roll() * (1 - SOONEST))
  const priceFen = Math.round((shop.priceFen * dice.between(...PAID_PERCENT)) / 100 / 10_000) * 10_000
  return [{ shopId, platform, kind, priceFen, soldAt: shop.publishedAt + Math.floor(waited) }]
}
