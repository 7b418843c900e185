import { parseJson } from '../input/index.ts'
import type { ShopId } from './listing.ts'

/** A look at a shop by a visitor without a login. */
export interface ViewedShop {
  readonly shopId: ShopId
  readonly viewedAt: number
}

/** How many of them a device remembers. */
export const MAX_VIEWED_SHOPS = 50

/** Puts a look first; an earlier one at the same shop goes. */
export const addViewedShop = (history: readonly ViewedShop[], viewed: ViewedShop): readonly ViewedShop[] =>
  [viewed, ...history.filter(({ shopId }) => shopId !== viewed.shopId)].slice(0, MAX_VIEWED_SHOPS)

/** Reads what storage gave back. Total: rubbish of an older version is an empty history. */
export function parseViewedShops(stored: string | null): readonly ViewedShop[] {
  const value = parseJson(stored)
  return Array.isArray(value) ? value.filter(isViewedShop).reduceRight<readonly ViewedShop[]>(addViewedShop, []) : []
}

function isViewedShop(value: unknown): value is ViewedShop {
  const { shopId, viewedAt } = Object(value) as Readonly<Record<string, unknown>>
  return (
    typeof shopId === 'string' &&
    /^[\w-]{1,40}$/.test(shopId) &&
    Number.isSafeInteger(viewedAt) &&
    Number(viewedAt) >= 0
  )
}
