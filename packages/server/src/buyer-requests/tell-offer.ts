import { shopOfferMessages, type ShopOffer } from '@diandu/core/buyer-requests'
import { findShopHeading } from '../catalog/index.ts'
import type { Transaction } from '../database/index.ts'
import { writeMessages } from '../inbox/index.ts'
import { findRequest } from './request-store.ts'

/** Tells of the step that an offered shop has come to, in its transaction. */
export async function tellOffer(tx: Transaction, offer: ShopOffer): Promise<void> {
  const request = await findRequest(tx, offer.requestId)
  const shop = await findShopHeading(tx, offer.shopId)
  if (request !== undefined && shop !== undefined)
    await writeMessages(tx, shopOfferMessages(offer, { criteria: request.criteria, shop }))
}
