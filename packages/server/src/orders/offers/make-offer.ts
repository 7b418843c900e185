import { isForSale, isPubliclyVisible } from '@diandu/core/catalog'
import { fail, ok, refused, type Failure, type Random, type Result } from '@diandu/core/kernel'
import {
  MIN_OFFER_PERCENT,
  makeOffer,
  offerStatusAt,
  type OfferDraft,
  type OfferFault,
  type OfferId,
} from '@diandu/core/orders'
import type { Transaction } from '../../database/index.ts'
import { idFrom } from '../../ids/index.ts'
import { findLastOffer, findOffer, insertPriceOffer, writeOffer, type PriceOfferRecord } from './price-offer-store.ts'
import { lockShop, type SoldShop } from '../sold-shop-store.ts'

/** A lower price for a shop. Another sum takes the place of an offer that is not answered yet. */
export async function offerPrice(
  tx: Transaction,
  buyerId: string,
  draft: OfferDraft,
  { random, nowMs }: { readonly random: Random; readonly nowMs: number },
): Promise<Result<PriceOfferRecord>> {
  // One after the other, so that two offers of one buyer at once never both stand.
  const shop = await lockShop(tx, draft.shopId, 'update')
  const refusal = refusalFor(shop, buyerId, draft)
  if (shop === undefined || refusal !== null) return fail(refusal ?? noShop())
  const last = await findLastOffer(tx, buyerId, draft.shopId)
  const standing = last === undefined ? undefined : offerStatusAt(last, nowMs)
  if (standing === 'accepted' || standing === 'countered')
    return fail(refused('offer-closed', '卖家已经回复，可按约定的价格下单', 'shopId'))
  if (last !== undefined && standing === 'open' && last.offeredFen === draft.offeredFen) return ok(last)
  const made = makeOffer({ ...draft, id: idFrom(random.token()) as OfferId }, nowMs)
  if (!made.ok) return fail(offerRefusal(made.failure))
  if (last !== undefined) await supersede(tx, last, nowMs)
  if (!(await insertPriceOffer(tx, made.value, buyerId, shop.sellerId)))
    throw new Error(`Two offers of ${buyerId} for shop ${shop.id} stand at once.`)
  return ok((await findOffer(tx, made.value.id)) as PriceOfferRecord)
}

/** What lapsed is written down as lapsed; what still waits is taken back. */
async function supersede(tx: Transaction, last: PriceOfferRecord, nowMs: number): Promise<void> {
  const status = offerStatusAt(last, nowMs)
  if (status === 'open') await writeOffer(tx, last, { ...last, status: 'withdrawn', answeredAt: nowMs })
  else if (status !== last.status) await writeOffer(tx, last, { ...last, status })
}

function refusalFor(shop: SoldShop | undefined, buyerId: string, { askedFen }: OfferDraft): Failure | null {
  if (shop === undefined || !isPubliclyVisible(shop.status)) return noShop()
  if (shop.sellerId === buyerId) return refused('own-shop', '不能向自己的店铺还价', 'shopId')
  if (!isForSale(shop.status)) return refused('shop-taken', '这家店铺刚刚被别人买走了', 'shopId')
  return askedFen === shop.priceFen ? null : refused('terms-changed', '店铺价格已更新，请重新确认', 'askedFen')
}

const noShop = (): Failure => refused('not-found', '没有找到这家店铺', 'shopId')

export function offerRefusal(fault: OfferFault): Failure {
  switch (fault) {
    case 'no-money':
      return refused('bad-parameter', '请填写您的出价', 'offeredFen')
    case 'not-lower':
      return refused('bad-parameter', '出价需低于店铺标价', 'offeredFen')
    case 'too-low':
      return refused('bad-parameter', `出价不能低于标价的 ${MIN_OFFER_PERCENT}%`, 'offeredFen')
    case 'not-between':
      return refused('bad-parameter', '还价需高于买家出价、低于店铺标价', 'counterFen')
    case 'not-open':
      return refused('offer-closed', '这次议价已经结束，请刷新后再看', 'offerId')
  }
}
