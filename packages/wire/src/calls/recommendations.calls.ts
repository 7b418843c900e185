import * as v from 'valibot'
import { MAX_VIEWED_ASKED, REASON_KINDS, type BuyTheme, type RecommendedShop } from '@diandu/core/catalog'
import { call } from './call.ts'
import { shopCard, shopIdsUpTo } from '../schemas/catalog.schemas.ts'
import { count, digits, nothingIn, pageOf } from '../schemas/schemas.ts'

const name = v.object({ zh: v.string(), en: v.string() })

export const getBuyThemes = call('GET buyThemes', {
  summary: 'Ways to look for a shop, each with its list, how many there are and the first of them',
  access: 'anyone',
  input: nothingIn,
  output: v.array(
    v.object({
      id: v.string(),
      title: name,
      line: name,
      path: v.string(),
      onSale: v.object({ count, capped: v.boolean() }),
      shops: v.array(shopCard),
    }),
  ) satisfies v.GenericSchema<unknown, BuyTheme[]>,
})

export const listRecommendedShops = call('GET shop/getUserHighLikes', {
  summary: 'Recommended shops with the reason of each, ten a page; `like` goes by what the person looked at',
  access: 'anyone',
  input: v.strictObject({
    p: v.optional(v.pipe(digits(1000), v.minValue(1)), 1),
    flag: v.optional(v.picklist(['tj', 'like']), 'tj'),
    viewed: v.exactOptional(shopIdsUpTo(MAX_VIEWED_ASKED)),
  }),
  output: pageOf(
    v.object({
      shop: shopCard,
      reasons: v.array(v.object({ kind: v.picklist(REASON_KINDS), viewedTitle: v.nullable(v.string()) })),
    }) satisfies v.GenericSchema<unknown, RecommendedShop>,
  ),
  example: { p: 2, flag: 'like', viewed: 'shop-1,shop-2' },
})
