import * as v from 'valibot'
import { call } from '../call.ts'
import { shopCard, shopId } from '../../schemas/catalog.schemas.ts'
import { cursor, pageOf } from '../../schemas/schemas.ts'

export const listFavourites = call('GET user/collect', {
  summary: 'The shops this person keeps; with an id, whether that one is among them',
  access: 'member',
  input: v.strictObject({ shopId: v.exactOptional(shopId), cursor: v.exactOptional(cursor) }),
  output: pageOf(shopCard),
  example: { shopId: 's1', cursor: 'c1' },
})

export const changeFavourite = call('POST user/collect', {
  summary: 'Keeps a shop, or lets it go; twice is the same as once',
  access: 'member',
  input: v.strictObject({ shopId, action: v.picklist(['add', 'delete']) }),
  output: v.object({ isKept: v.boolean() }),
  example: { shopId: 's1', action: 'add' },
})
