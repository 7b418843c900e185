import type { Result, StopSignal } from '../../kernel/index.ts'
import type { ShopId } from '../listing.ts'
import type { DrawnShop } from './draw-shops.ts'

export interface DrawRequest {
  /** What was viewed on this device; what a logged-in person viewed is known besides. The last one first. */
  readonly viewed: readonly ShopId[]
  /** What was drawn before. */
  readonly without: readonly ShopId[]
  readonly seed: number
}

export interface ShopDraws {
  /** Three shops on sale, or fewer where no more are left. */
  draw(request: DrawRequest, signal?: StopSignal): Promise<Result<readonly DrawnShop[]>>
}
