import type { ShopId } from '../catalog/index.ts'
import { parseDay } from '../format/index.ts'
import { DAY_MS } from '../kernel/index.ts'
import type { ShopToValue } from './shop-to-value.ts'

/** A shop that was sold here: what it was, for how much, and when. */
export interface Sale extends SaleMade {
  readonly shopId: ShopId
  readonly title: string
  readonly shop: Required<ShopToValue>
}

export interface SaleMade {
  readonly priceFen: number
  readonly soldAt: number
}

/** The figures with which a shop was sold. */
export interface SoldShop extends Omit<Required<ShopToValue>, 'yearsOpen'> {
  readonly shopId: ShopId
  readonly title: string
  /** YYYY-MM-DD */
  readonly openedOn: string
}

const YEAR_MS = 365 * DAY_MS

/** A sale as a comparable: its shop was as old as on the day when it was sold. */
export function saleOf({ shopId, title, openedOn, ...shop }: SoldShop, { priceFen, soldAt }: SaleMade): Sale {
  const openMs = soldAt - parseDay(openedOn)
  return {
    shopId,
    title,
    priceFen,
    soldAt,
    shop: { ...shop, yearsOpen: openMs > 0 ? Math.floor(openMs / YEAR_MS) : 0 },
  }
}
