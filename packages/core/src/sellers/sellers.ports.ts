import type { ShopCard, ShopId } from '../catalog/index.ts'
import type { Page, Result, StopSignal } from '../kernel/index.ts'
import type { SellerProfile, SellerShops } from './seller-profile.ts'

/** Who sells a shop that every visitor may see; they are found by any of their shops, and have no public id. */
export interface Sellers {
  profileOf(shopId: ShopId, signal?: StopSignal): Promise<Result<SellerProfile>>
  /** All of their shops on sale, or those they sold, the newest listing first. */
  shopsOf(
    shopId: ShopId,
    which: SellerShops,
    cursor: string | null,
    signal?: StopSignal,
  ): Promise<Result<Page<ShopCard>>>
}
