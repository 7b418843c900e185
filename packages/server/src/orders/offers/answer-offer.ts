import { fail, type Result } from '@diandu/core/kernel'
import {
  decideOfferAnswer,
  isPromise,
  offerMessages,
  offerRefusal,
  type OfferAnswer,
  type OfferId,
} from '@diandu/core/orders'
import type { Transaction } from '../../database/index.ts'
import { writeMessages } from '../../inbox/index.ts'
import { findOffer, writeOffer, type PriceOfferRecord } from './price-offer-store.ts'
import { lockShop } from '../sold-shop-store.ts'

/** The seller's word, or the buyer taking the offer back, as core decides it; of two at once the first counts. */
export async function settleOffer(
  tx: Transaction,
  userId: string,
  id: OfferId,
  answer: OfferAnswer,
  nowMs: number,
): Promise<Result<PriceOfferRecord>> {
  const offer = await findOffer(tx, id)
  const shop = offer !== undefined && isPromise(answer) ? await lockShop(tx, offer.shopId, 'share') : undefined
  const decided = decideOfferAnswer({ userId, offer, shopStatus: shop?.status, at: nowMs }, answer)
  if (!decided.ok || offer === undefined) return decided
  if (!(await writeOffer(tx, offer, decided.value))) return fail(offerRefusal('not-open'))
  await writeMessages(tx, offerMessages(decided.value, nowMs))
  return decided
}
