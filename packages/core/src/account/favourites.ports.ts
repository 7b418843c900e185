import type { ShopCard, ShopId } from '../catalog/index.ts'
import type { Page, Result, StopSignal } from '../kernel/index.ts'

/** The shops a person keeps an eye on. Adding twice and removing twice are the same as once. */
export interface Favourites {
  list(cursor: string | null, signal?: StopSignal): Promise<Result<Page<ShopCard>>>
  has(shopId: ShopId, signal?: StopSignal): Promise<Result<boolean>>
  add(shopId: ShopId): Promise<Result<null>>
  remove(shopId: ShopId): Promise<Result<null>>
}
