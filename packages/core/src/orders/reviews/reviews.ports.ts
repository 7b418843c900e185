import type { ShopId } from '../../catalog/index.ts'
import type { Result, StopSignal } from '../../kernel/index.ts'
import type { OrderId } from '../order.ts'
import type { OrderReviews, ReviewDraft, SellerReviews } from './review.ts'

/** Reviews between the two sides of a finished deal. A repeated call changes nothing. */
export interface Reviews {
  ofOrder(id: OrderId, signal?: StopSignal): Promise<Result<OrderReviews>>
  /** Can be edited until it is visible. */
  write(id: OrderId, draft: ReviewDraft): Promise<Result<OrderReviews>>
  /** One reply to the other side's review, once that is visible. */
  reply(id: OrderId, words: string): Promise<Result<OrderReviews>>
  /** By buyers, the newest first. */
  ofSeller(shopId: ShopId, cursor: string | null, signal?: StopSignal): Promise<Result<SellerReviews>>
}
