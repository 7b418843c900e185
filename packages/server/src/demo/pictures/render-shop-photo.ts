import { renderLicence } from './render-licence.ts'
import { renderRatings } from '../render-ratings.ts'
import { renderStorefront } from './render-storefront.ts'
import { renderTurnover } from '../render-turnover.ts'
import type { PicturedShop } from './pictured-shop.ts'

const DRAWINGS = [renderStorefront, renderRatings, renderLicence, renderTurnover] as const

/**
 * The n-th picture of a shop, counted from 1, as SVG; undefined where it has no such picture. The same shop gives the
 * same picture.
 */
export function renderShopPhoto(shop: PicturedShop, n: number): string | undefined {
  return n <= shop.photos.length ? DRAWINGS[n - 1]?.(shop) : undefined
}
