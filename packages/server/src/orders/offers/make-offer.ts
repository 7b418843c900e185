import { fail, ok, type Random, type Result } from '@diandu/core/kernel'
import { decideOffer, offerMessages, offerRefusal, type OfferDraft, type OfferId } from '@diandu/core/orders'
import type { Transaction } from '../../database/index.ts'
import { writeMessages } from '../../inbox/index.ts'
import { idFrom } from '../../ids/index.ts'
import { findLastOffer, findOffer, insertPriceOffer, writeOffer, type PriceOfferRecord } from './price-offer-store.ts'
import { lockShop } from '../sold-shop-store.ts'

/** A lower price for a shop, as core decides it. */
export async function offerPrice(
  tx: Transaction,
  buyerId: string,
  draft: OfferDraft,
  { random, nowMs }: { readonly random: Random; readonly nowMs: number },
): Promise<Result<PriceOfferRecord>> {
  // One after the other, so that two offers of one buyer at once never both stand.
  const shop = await lockShop(tx, draft.shopId, 'update')
  const last = await findLastOffer(tx, buyerId, draft.shopId)
  const attempt = { ...draft, id: idFrom(random.token()) as OfferId }
  const decided = decideOffer({ buyerId, shop, last, at: nowMs }, attempt)
  if (!decided.ok) return decided
  if (decided.value.kind === 'same') return ok(decided.value.offer)
  if (decided.value.kind === 'counter') {
    const { offer, before } = decided.value
    if (!(await writeOffer(tx, before, offer))) return fail(offerRefusal('not-turn'))
    await writeMessages(tx, offerMessages(offer, nowMs))
    return ok(offer)
  }
  const { offer, ended } = decided.value
  if (last !== undefined && ended !== undefined) await writeOffer(tx, last, ended)
  if (!(await insertPriceOffer(tx, offer)))
    throw new Error(`Two offers of ${buyerId} for shop ${draft.shopId} stand at once.`)
  const made = (await findOffer(tx, offer.id)) as PriceOfferRecord
  await writeMessages(tx, offerMessages(made, nowMs))
  return ok(made)
}
