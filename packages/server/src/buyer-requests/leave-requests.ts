import { offerAfterLeaving, requestAfterLeaving } from '@diandu/core/buyer-requests'
import type { Transaction } from '../database/index.ts'
import { selectRequests, writeRequest } from './request-store.ts'
import { selectShopOffers, writeShopOffer } from './shop-offer-store.ts'
import { tellOffer } from './tell-offer.ts'

/** Ends what a person looks for and offers, in the transaction that closes their account. */
export async function leaveRequests(tx: Transaction, userId: string, nowMs: number): Promise<void> {
  const requests = await selectRequests(
    tx,
    `WHERE r.user_id = $1 AND r.state IN ('open', 'under-review') ORDER BY r.id FOR UPDATE`,
    [userId],
  )
  for (const request of requests) await writeRequest(tx, requestAfterLeaving(request))
  const offers = await selectShopOffers(
    tx,
    `WHERE (o.seller_id = $1 OR o.buyer_id = $1) AND o.state = 'waiting' ORDER BY o.id FOR UPDATE`,
    [userId],
  )
  for (const offer of offers.map((one) => offerAfterLeaving(one, userId, nowMs))) {
    await writeShopOffer(tx, offer)
    await tellOffer(tx, offer)
  }
}
