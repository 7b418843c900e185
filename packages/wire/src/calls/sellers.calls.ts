import * as v from 'valibot'
import { SELLER_SHOPS } from '@diandu/core/sellers'
import { shopCard, shopId } from '../schemas/catalog.schemas.ts'
import { cursor, pageOf } from '../schemas/schemas.ts'
import { sellerProfile } from '../schemas/sellers.schemas.ts'
import { call } from './call.ts'

export const getSeller = call('GET goods/seller', {
  summary: 'Who sells a shop: a masked name, verification, deals, and how fast they answer',
  access: 'anyone',
  input: v.strictObject({ id: shopId }),
  output: sellerProfile,
  example: { id: 'shop-1' },
})

export const listSellerShops = call('GET goods/seller/shops', {
  summary: 'The shops of who sells a shop, on sale or sold, a page at a time',
  access: 'anyone',
  input: v.strictObject({ id: shopId, which: v.picklist(SELLER_SHOPS), cursor: v.exactOptional(cursor) }),
  output: pageOf(shopCard),
  example: { id: 'shop-1', which: 'on-sale', cursor: 'c1' },
})
