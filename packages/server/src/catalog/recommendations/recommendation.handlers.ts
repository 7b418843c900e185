import {
  BUY_THEMES,
  listingFilterParameters,
  MAX_VIEWED_ASKED,
  shopReasons,
  type ListingFilter,
  type ThemeOfShops,
} from '@diandu/core/catalog'
import { ok } from '@diandu/core/kernel'
import { getBuyThemes, listRecommendedShops } from '@diandu/wire'
import { readerHandlerFor, type ReaderContext, type Handler } from '../../calls/index.ts'
import type { CatalogMemory } from '../catalog-memory.ts'
import { listShops } from '../listing/list-shops.ts'
import { guessFrom } from '../search/probable-frequency.ts'
import { findCards } from '../shop-store.ts'
import { MAX_SIMILAR, similarShops } from '../similar-shops.ts'
import { lastViewedShops } from '../view-history-store.ts'

const PAGE_LENGTH = 10
const THEME_SHOPS = 3

export const recommendationHandlers = (memory: CatalogMemory): readonly Handler[] => [
  readerHandlerFor(getBuyThemes, async (_nothing, context) =>
    ok((await Promise.all(BUY_THEMES.map((theme) => readTheme(theme, context, memory)))).flat()),
  ),
  readerHandlerFor(listRecommendedShops, async ({ p: page, flag, viewed: asked }, { db, viewer, clock }) => {
    const ids =
      flag === 'tj'
        ? []
        : viewer === null
          ? (asked?.split(',') ?? [])
          : await lastViewedShops(db, viewer.userId, MAX_VIEWED_ASKED)
    const viewed = await findCards(db, ids)
    const like = viewed[0]?.id ?? null
    const cards = await similarShops(db, await guessFrom(db, memory), { like, page, limit: PAGE_LENGTH })
    const isLast = cards.length < PAGE_LENGTH || page * PAGE_LENGTH >= MAX_SIMILAR
    return ok({
      items: cards.map((shop) => ({ shop, reasons: shopReasons(shop, viewed, clock.now()) })),
      nextCursor: isLast ? null : String(page + 1),
    })
  }),
]

/** Nothing where no shop fits. */
async function readTheme({ filter, ...theme }: ThemeOfShops, { db }: ReaderContext, memory: CatalogMemory) {
  const listed = await listShops(db, memory, filter, undefined, THEME_SHOPS)
  if (!listed.ok || listed.value.items.length === 0) return []
  const { items: shops, total = { count: listed.value.items.length, capped: false } } = listed.value
  return [{ ...theme, path: listPath(filter), onSale: total, shops }]
}

function listPath(filter: ListingFilter): string {
  const pairs = listingFilterParameters(filter).map(([name, value]): [string, string] => [name, value])
  return `/lists?${new URLSearchParams(pairs).toString()}`
}
