import { drawLicence } from './draw-licence.ts'
import { drawRatings } from './draw-ratings.ts'
import { drawStorefront } from './draw-storefront.ts'
import { drawTurnover } from './draw-turnover.ts'
import type { PicturedShop } from './pictured-shop.ts'

const DRAWINGS = [drawStorefront, drawRatings, drawLicence, drawTurnover] as const

/** The n-th picture of a shop, counted from 1, as SVG; undefined where it has no such picture. The same shop gives the same picture. */
export function drawShopPhoto(shop: PicturedShop, n: number): string | undefined {
  return n <= shop.photos.length ? DRAWINGS[n - 1]?.(shop) : undefined
}
