import * as v from 'valibot'
import { MAX_DRAW_VIEWED, MAX_DRAWN, MAX_SEARCH_LENGTH, MAX_VIEWED_SHOPS } from '@diandu/core/catalog'
import { MAX_FEN } from '@diandu/core/kernel'
import { call } from './call.ts'
import {
  category,
  drawnShop,
  home,
  platformId,
  platformSummary,
  priceFall,
  shop,
  shopCard,
  shopId,
  shopIdsUpTo,
  shopsWithin,
} from '../schemas/catalog.schemas.ts'
import { FILTER_EXAMPLE, filterCounts, filterEntries, filterInput } from '../schemas/filter.schemas.ts'
import { listedShops, searchSuggestion } from '../schemas/search.schemas.ts'
import { count, cursor, digits, instant, nothingIn, nothingOut, pageOf, typed } from '../schemas/schemas.ts'

export const getHome = call('GET index', {
  summary: 'The first page: banners, picks, latest shops',
  access: 'anyone',
  input: nothingIn,
  output: home,
})

export const listShops = call('GET goods', {
  summary: 'Shops on sale, filtered, sorted and searched, a page at a time',
  access: 'anyone',
  input: v.strictObject({ ...filterEntries, cursor: v.exactOptional(cursor) }),
  output: listedShops,
  example: { ...FILTER_EXAMPLE, cursor: 'abc_-=.9' },
})

export const getShop = call('GET goods/detail', {
  summary: 'Everything a buyer may know of one shop',
  access: 'anyone',
  input: v.strictObject({ id: shopId }),
  output: shop,
  example: { id: 'shop-1' },
})

export const getFilterCounts = call('GET goods-pc-filter', {
  summary: 'How many shops on sale a filter leaves, and each of its choices beside what is chosen otherwise',
  access: 'anyone',
  input: filterInput,
  output: filterCounts,
  example: FILTER_EXAMPLE,
})

export const getPlatformSummary = call('GET goods/type-detail', {
  summary: 'One platform: its shops on sale by kind, and the middle price',
  access: 'anyone',
  input: v.strictObject({ platform: v.pipe(digits(99), platformId) }),
  output: platformSummary,
  example: { platform: 20 },
})

export const getCategories = call('POST getCategory', {
  summary: 'The two levels of categories with counts: platforms, and the industries and kinds of each, fullest first',
  access: 'anyone',
  input: nothingIn,
  output: v.array(category),
})

export const getHotSearchWords = call('POST shop/getHotSearchWords', {
  summary: 'What many people search for',
  access: 'anyone',
  input: nothingIn,
  output: v.array(v.string()),
})

export const getHotKeywords = call('POST shop/getHotKeywords', {
  summary: 'Searches that fit what is being typed',
  access: 'anyone',
  input: v.strictObject({ keywords: typed(MAX_SEARCH_LENGTH) }),
  output: v.array(v.string()),
  example: { keywords: '女' },
})

export const getSearchSuggestions = call('GET search/suggestions', {
  summary: 'Searches worth making by who has typed so far, and how many shops each finds',
  access: 'anyone',
  input: v.strictObject({ text: typed(MAX_SEARCH_LENGTH, 1) }),
  output: v.array(searchSuggestion),
  example: { text: '天猫女' },
})

export const getSimilarShops = call('GET shop/getGuessShopLikes', {
  summary: 'Shops like one that is being looked at, or like those looked at before',
  access: 'anyone',
  input: v.strictObject({
    id: v.exactOptional(shopId),
    page: v.optional(digits(1000), 1),
    limit: v.optional(v.pipe(digits(50), v.minValue(1)), 10),
  }),
  output: v.array(shopCard),
  example: { id: 'shop-1', page: 2, limit: 20 },
})

export const listPriceFalls = call('GET goods/price-falls', {
  summary: 'Shops on sale that have become cheaper, the last one first, with what they asked before',
  access: 'anyone',
  input: nothingIn,
  output: v.object({ items: v.array(priceFall) }),
})

export const getShopsWithin = call('GET goods/within', {
  summary: 'How many shops on sale ask a price or less, by platform and kind, with examples',
  access: 'anyone',
  input: v.strictObject({ maxPriceFen: digits(MAX_FEN) }),
  output: shopsWithin,
  example: { maxPriceFen: 20_000_000 },
})

export const listShopsById = call('GET goods/by-id', {
  summary: 'Shops that are known by their ids, with commas between them, as they are now',
  access: 'anyone',
  input: v.strictObject({ ids: shopIdsUpTo(MAX_VIEWED_SHOPS) }),
  output: v.object({ items: v.array(shopCard) }),
  example: { ids: 'shop-1,shop-2' },
})

export const drawShopsFor = call('POST shop/shake', {
  summary: 'Three shops by chance that fit what was looked at, each with why; none that was drawn before',
  access: 'anyone',
  input: v.strictObject({
    viewed: v.exactOptional(v.pipe(v.array(shopId), v.minLength(1), v.maxLength(MAX_DRAW_VIEWED))),
    without: v.exactOptional(v.pipe(v.array(shopId), v.minLength(1), v.maxLength(MAX_DRAWN))),
    seed: count,
  }),
  output: v.array(drawnShop),
  example: { viewed: ['shop-1'], without: ['shop-2'], seed: 7 },
})

export const getViewHistory = call('GET history', {
  summary: 'The shops this person has looked at, newest first',
  access: 'member',
  input: v.strictObject({ cursor: v.exactOptional(cursor) }),
  output: pageOf(shopCard),
  example: { cursor: 'c1' },
})

export const mergeViewHistory = call('POST history', {
  summary: 'Adds the shops that this person looked at before logging in',
  access: 'member',
  rateLimitPerMinute: 20,
  input: v.strictObject({
    viewed: v.pipe(
      v.array(v.strictObject({ shopId, viewedAt: instant })),
      v.minLength(1),
      v.maxLength(MAX_VIEWED_SHOPS),
    ),
  }),
  output: nothingOut,
  example: { viewed: [{ shopId: 'shop-1', viewedAt: 1_770_000_000_000 }] },
})

export const clearViewHistory = call('DELETE history', {
  summary: 'Forgets the shops this person has looked at',
  access: 'member',
  input: nothingIn,
  output: nothingOut,
})
