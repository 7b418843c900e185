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

/** One side's word to the sum that waits, as core decides it; of two at once the first counts. */
export async function settleOffer(
  tx: Transaction,
  userId: string,
  id: OfferId,
  answer: OfferAnswer,
  nowMs: number,
): Promise<Result<PriceOfferRecord>> {
  const offer = await findOffer(tx, id)
  const shop = offer !== undefined && isPromise(answer) ? await lockShop(tx, offer.shopId, 'share') : undefined
  const decided = decideOfferAnswer({ userId, offer, shop, at: nowMs }, answer)
  // The same word once more is the offer as it is.
  if (!decided.ok || offer === undefined || decided.value === offer) return decided
  if (!(await writeOffer(tx, offer, decided.value))) return concurrentResult(tx, { userId, id, answer, nowMs })
  await writeMessages(tx, offerMessages(decided.value, nowMs))
  return decided
}

/** The other of two at once has been written: either it was the same word, or there is something new to read. */
async function concurrentResult(
  tx: Transaction,
  { userId, id, answer, nowMs }: { userId: string; id: OfferId; answer: OfferAnswer; nowMs: number },
): Promise<Result<PriceOfferRecord>> {
  const offer = await findOffer(tx, id)
  const decided = decideOfferAnswer({ userId, offer, shop: undefined, at: nowMs }, answer)
  return decided.ok && decided.value === offer ? decided : fail(offerRefusal('not-turn'))
}
