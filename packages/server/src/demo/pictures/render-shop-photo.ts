import { renderLicence } from './render-licence.ts'
import { renderRatings } from '../render-ratings.ts'
import { renderSmallFront } from './render-small-front.ts'
import { renderStorefront } from './render-storefront.ts'
import { renderTurnover } from '../render-turnover.ts'
import type { PicturedShop } from './pictured-shop.ts'

const DRAWINGS = [renderStorefront, renderRatings, renderLicence, renderTurnover] as const

/**
 * The n-th picture of a shop, counted from 1, as SVG; undefined where it has no such picture. The same shop gives the
 * same picture. The first one has a small form for lists.
 */
export function renderShopPhoto(shop: PicturedShop, n: number, isSmall = false): string | undefined {
  if (isSmall && n === 1 && shop.photos.length > 0) return renderSmallFront(shop)
  return n <= shop.photos.length ? DRAWINGS[n - 1]?.(shop) : undefined
}
