import type { ShopId } from '../../catalog/index.ts'
import type { Result, StopSignal } from '../../kernel/index.ts'
import type { OrderId } from '../order.ts'
import type { OrderReviews, ReviewDraft, SellerReviews } from './review.ts'

/** What the two sides of a finished deal say of each other. Sent again, nothing is said twice. */
export interface Reviews {
  ofOrder(id: OrderId, signal?: StopSignal): Promise<Result<OrderReviews>>
  /** Until it is shown it can be said better. */
  write(id: OrderId, draft: ReviewDraft): Promise<Result<OrderReviews>>
  /** One answer to what the other side said, once it is shown. */
  reply(id: OrderId, words: string): Promise<Result<OrderReviews>>
  /** What buyers say of the seller of a shop, the newest first. */
  ofSeller(shopId: ShopId, cursor: string | null, signal?: StopSignal): Promise<Result<SellerReviews>>
}
