import type { NewMessage } from '../../inbox/index.ts'
import type { OrderRecord } from '../order-record.ts'

/** Told to the other parties of a user's open orders, once for each suspension of the account and each end of one. */
export const partyMessages = (
  userId: string,
  orders: readonly OrderRecord[],
  { event, at }: { readonly event: 'order.party-suspended' | 'order.party-restored'; readonly at: number },
): readonly NewMessage[] =>
  orders.map(({ id, number, buyerId, sellerId, shop }) => ({
    userId: buyerId === userId ? sellerId : buyerId,
    event,
    key: `${event}:${id}:${at}`,
    subject: id,
    figures: { shop: shop.title, number },
    at,
  }))
