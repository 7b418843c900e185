import {
  categoriesOf,
  isPubliclyVisible,
  platformOf,
  platformsWithin,
  publicFigures,
  type ShopId,
} from '@diandu/core/catalog'
import { fail, ok } from '@diandu/core/kernel'
import { maskedSellerName } from '@diandu/core/sellers'
import {
  drawShopsFor,
  filterOfInput,
  getCategories,
  getFilterCounts,
  getHome,
  getHotKeywords,
  getHotSearchWords,
  getPlatformSummary,
  getSearchSuggestions,
  getShop,
  getSimilarShops,
  listShops as listShopsRow,
} from '@diandu/wire'
import { readerHandlerFor, type ReaderContext, type Handler } from '../calls/index.ts'
import type { ModuleDeps } from '../server-module.ts'
import { catalogMemory, type CatalogMemory } from './catalog-memory.ts'
import { readHome } from './home/home.ts'
import { listShops } from './listing/list-shops.ts'
import { countFilter } from './counts/count-filter.ts'
import { countBy, onSale, readMarketCells, sumOf } from './market-count-store.ts'
import { cappedAt } from './search/match-count-store.ts'
import { notFound } from './not-found.ts'
import { personalHandlers } from './personal.handlers.ts'
import { medianPriceFen } from './platform-summary-store.ts'
import { createSearchCounter, type SearchCounter } from './search/search-counter.ts'
import { HOT_WORDS_ID, hotWordContent } from './search/hot-word-content.ts'
import { hotWords, readSearchWords, suggestMessages } from './search/search-word-store.ts'
import { pulseHandlers } from './pulse/pulse.handlers.ts'
import { suggestSearches } from './search/suggest-searches.ts'
import { recommendationHandlers } from './recommendations/recommendation.handlers.ts'
import { findRemoval, findShop } from './shop-store.ts'
import { similarShops } from './similar-shops.ts'
import { guessFrom } from './search/probable-frequency.ts'
import { drawFor } from './shake/draw-for.ts'
import { createViewCounter, type ViewCounter } from './view-counter.ts'
import { lastViewed, rememberView } from './view-history-store.ts'

/** The catalog's answers, with a memory of their own for what is counted. */
export function catalogHandlers({ db, clock, log }: Pick<ModuleDeps, 'db' | 'clock' | 'log'>): readonly Handler[] {
  const memory = catalogMemory(clock)
  return [
    ...marketHandlers(memory, createSearchCounter(db, clock, log)),
    ...shopHandlers(memory, createViewCounter(db, clock, log), (userId, id) =>
      rememberView(db, userId, id, clock.now()),
    ),
    ...wordHandlers(memory),
    ...recommendationHandlers(memory),
    ...pulseHandlers(clock),
    ...personalHandlers,
  ]
}

function marketHandlers(memory: CatalogMemory, searches: SearchCounter): readonly Handler[] {
  const cellsOf = ({ db }: ReaderContext) => memory.cells('', () => readMarketCells(db))
  return [
    readerHandlerFor(getHome, async (_args, { db }) => ok(await readHome(db, memory))),
    readerHandlerFor(listShopsRow, ({ cursor, ...input }, { db, clientAddress }) => {
      const filter = filterOfInput(input)
      if (filter.text !== undefined && cursor === undefined) searches.count(filter.text, clientAddress)
      return listShops(db, memory, filter, cursor)
    }),
    readerHandlerFor(getFilterCounts, async (input, { db }) => {
      const filter = filterOfInput(input)
      const { total, choices } = await countFilter(db, memory, filter)
      return ok({ total: filter.text === undefined ? { count: total, capped: false } : cappedAt(total), choices })
    }),
    readerHandlerFor(getPlatformSummary, async ({ platform }, context) => {
      const cells = onSale(await cellsOf(context)).filter((cell) => platformsWithin(platform).includes(cell.platform))
      const median = await memory.medians(platformOf(platform).code, () => medianPriceFen(context.db, platform))
      return ok({
        platform,
        onSaleCount: sumOf(cells),
        kinds: countBy(cells, 'kind'),
        industries: countBy(cells, 'industry'),
        medianPriceFen: median,
      })
    }),
    readerHandlerFor(getCategories, async (_args, context) => ok(categoriesOf(onSale(await cellsOf(context))))),
  ]
}

function shopHandlers(
  memory: CatalogMemory,
  views: ViewCounter,
  remember: (userId: string, id: ShopId) => Promise<void>,
): readonly Handler[] {
  return [
    readerHandlerFor(getShop, async ({ id }, { db, viewer, log }) => {
      const found = await findShop(db, id)
      if (found === null || (!isPubliclyVisible(found.shop.status) && found.sellerId !== viewer?.userId))
        return fail((await findRemoval(db, id)) ?? notFound())
      const own = { ...found.shop, sellerName: maskedSellerName(found.shop.sellerName) }
      if (found.sellerId === viewer?.userId) return ok(own)
      const shown = { ...own, figures: publicFigures(own.figures) }
      views.count(id)
      if (viewer !== null) {
        await remember(viewer.userId, id).catch((error: unknown) => log.warn({ error }, 'A look was not remembered'))
      }
      return ok(shown)
    }),
    readerHandlerFor(drawShopsFor, async ({ viewed = [], without = [], seed }, { db, viewer }) =>
      ok(await drawFor(db, viewer?.userId ?? null, { viewed, without, seed })),
    ),
    readerHandlerFor(getSimilarShops, async ({ id, page, limit }, { db, viewer }) => {
      const like = id ?? (viewer === null ? null : await lastViewed(db, viewer.userId))
      return ok(await similarShops(db, await guessFrom(db, memory), { like, page, limit }))
    }),
  ]
}

function wordHandlers(memory: CatalogMemory): readonly Handler[] {
  const wordsOf = ({ db }: ReaderContext) =>
    memory.words('', async () => readSearchWords(db, await memory.cells('', () => readMarketCells(db))))
  return [
    readerHandlerFor(getHotSearchWords, async (_args, context) =>
      ok(hotWords(await wordsOf(context), await hotWordContent.read(context.db, HOT_WORDS_ID))),
    ),
    readerHandlerFor(getSearchSuggestions, async ({ text }, context) =>
      ok(await suggestSearches(context.db, memory, text, await wordsOf(context))),
    ),
    readerHandlerFor(getHotKeywords, async ({ keywords }, context) =>
      ok(suggestMessages(await wordsOf(context), keywords)),
    ),
  ]
}
