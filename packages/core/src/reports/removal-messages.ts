import type { NewMessage } from '../inbox/index.ts'
import type { ShopReport } from './report.ts'

export interface RemovedShop {
  readonly report: Pick<ShopReport, 'id' | 'shopId' | 'reason'>
  readonly shopTitle: string
  readonly sellerId: string
  /** Whose orders for it are not over. */
  readonly buyerIds: readonly string[]
  readonly at: number
}

/** An upheld report is told to the seller and to buyers whose orders are open, without who made it and their words. */
export const removalMessages = ({ report, shopTitle, sellerId, buyerIds, at }: RemovedShop): readonly NewMessage[] =>
  [...new Set([sellerId, ...buyerIds])].map((userId) => ({
    userId,
    event: 'platform.removed',
    key: `removed:${report.id}`,
    subject: report.shopId,
    figures: { shop: shopTitle, side: userId === sellerId ? 'seller' : 'buyer', because: report.reason },
    at,
  }))
