import type { Result, StopSignal } from '../../kernel/index.ts'
import type { ShopId } from '../listing.ts'
import type { DrawnShop } from './draw-shops.ts'

export interface DrawRequest {
  /** Shops viewed on this device, the last one first; those of a logged-in person are known besides. */
  readonly viewed: readonly ShopId[]
  /** Shops that were drawn before. */
  readonly without: readonly ShopId[]
  readonly seed: number
}

export interface ShopDraws {
  /** Three shops on sale, or fewer where no more are left. */
  draw(request: DrawRequest, signal?: StopSignal): Promise<Result<readonly DrawnShop[]>>
}
