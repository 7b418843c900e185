import { isForSale } from '@diandu/core/catalog'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { answerOffer, type OfferAnswer, type OfferId } from '@diandu/core/orders'
import type { Transaction } from '../../database/index.ts'
import { offerRefusal } from './make-offer.ts'
import { findOffer, writeOffer, type PriceOfferRecord } from './price-offer-store.ts'
import { lockShop } from '../sold-shop-store.ts'

/**
 * The seller's word, or the buyer taking the offer back; of two at once the first counts. Others' offers look like
 * unknown ones.
 */
export async function settleOffer(
  tx: Transaction,
  who: string,
  id: OfferId,
  answer: OfferAnswer,
  nowMs: number,
): Promise<Result<PriceOfferRecord>> {
  const offer = await findOffer(tx, id)
  if (offer === undefined || who !== (answer.kind === 'withdraw' ? offer.buyerId : offer.sellerId)) {
    return fail(refused('not-found', '没有找到这次议价', 'offerId'))
  }
  // A price can be promised for a shop only that can still be had for it.
  const shop = answer.kind === 'accept' || answer.kind === 'counter' ? await lockShop(tx, offer.shopId, 'share') : null
  if (shop !== null && (shop === undefined || !isForSale(shop.status)))
    return fail(refused('shop-taken', '这家店铺已不在出售，无法再议价', 'offerId'))
  const answered = answerOffer(offer, answer, nowMs)
  if (!answered.ok) return fail(offerRefusal(answered.failure))
  const to = { ...offer, ...answered.value }
  return (await writeOffer(tx, offer, to)) ? ok(to) : fail(offerRefusal('not-open'))
}
