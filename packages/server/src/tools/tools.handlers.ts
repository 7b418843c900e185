import { fail, MINUTE_MS, ok, refused, DAY_MS } from '@diandu/core/kernel'
import {
  hotWords,
  keywordAnswer,
  marketRoll,
  parcelPostage,
  PERIOD_DAYS,
  planRatings,
  postageTable,
  type HotWords,
  type SearchCount,
  type ShopClass,
} from '@diandu/core/tools'
import {
  getHotWords,
  getKeyword,
  getMarketRoll,
  getParcelPostage,
  getPostage,
  getProhibitedWords,
  getRatedShop,
  getShopClasses,
  planShopRatings,
} from '@diandu/wire'
import { isPubliclyVisible } from '@diandu/core/catalog'
import { handlerFor, type CallContext, type Handler } from '../calls/index.ts'
import {
  answerCache,
  competingShops,
  countCompeting,
  countNewShops,
  findShop,
  readClassRatings,
} from '../catalog/index.ts'
import type { ModuleDeps } from '../server-module.ts'
import { readSearchCount } from './count-searches.ts'
import { POSTAGE_TARIFF, RATING_TIPS } from './tool-data.ts'
import { wordContent, WORDS_ID } from './word-content.ts'

/** Counted anew once a minute at most: an answer says when. */
const COUNTS_MS = MINUTE_MS
/** Averages of the whole market change slowly, and cost a look at every shop. */
const CLASSES_MS = 10 * MINUTE_MS

export const toolHandlers = ({ clock }: Pick<ModuleDeps, 'clock'>): readonly Handler[] => [
  ...wordHandlers(clock),
  ...shopHandlers(clock),
  ...dataHandlers,
]

function wordHandlers(clock: ModuleDeps['clock']): readonly Handler[] {
  const counts = answerCache<SearchCount>(clock, COUNTS_MS)
  const hot = answerCache<HotWords>(clock, COUNTS_MS)
  const newShops = answerCache<number>(clock, COUNTS_MS)
  const countOf = ({ db }: CallContext) => counts('', () => readSearchCount(db, clock.now()))
  return [
    handlerFor(getMarketRoll, async (_nothing, context) => {
      const since = clock.now() - PERIOD_DAYS * DAY_MS
      return ok(marketRoll(await countOf(context), await newShops('', () => countNewShops(context.db, since))))
    }),
    handlerFor(getHotWords, async (_nothing, context) =>
      ok(await hot('', async () => hotWords(await countOf(context), (word) => countCompeting(context.db, word)))),
    ),
    handlerFor(getKeyword, async ({ word }, context) => {
      const [count, shops, competitors] = await Promise.all([
        countOf(context),
        countCompeting(context.db, word),
        competingShops(context.db, word),
      ])
      return ok(keywordAnswer(count, word, { shops, competitors }))
    }),
  ]
}

function shopHandlers(clock: ModuleDeps['clock']): readonly Handler[] {
  const classes = answerCache<readonly ShopClass[]>(clock, CLASSES_MS)
  return [
    handlerFor(getShopClasses, async (_nothing, { db }) => ok(await classes('', () => readClassRatings(db)))),
    handlerFor(getRatedShop, async ({ id }, { db }) => {
      const shop = (await findShop(db, id))?.shop
      if (shop === undefined || !isPubliclyVisible(shop.status))
        return fail(refused('not-found', '没有找到这家店铺', 'id'))
      const { title, platform, industry, figures } = shop
      return ok({ id, title, platform, industry, ratings: figures.ratings })
    }),
  ]
}

const dataHandlers: readonly Handler[] = [
  handlerFor(planShopRatings, async ({ target, ...ratings }) =>
    ok({ ...planRatings(ratings, target), advice: RATING_TIPS }),
  ),
  handlerFor(getProhibitedWords, async ({ text }, { db }) => {
    const { list, check } = await wordContent.read(db, WORDS_ID)
    return ok({ list, hits: text === undefined ? [] : check(text) })
  }),
  handlerFor(getPostage, async ({ from, grams }) => ok(postageTable(POSTAGE_TARIFF, from, grams))),
  handlerFor(getParcelPostage, async ({ from, to, grams }) => {
    const parcel = parcelPostage(POSTAGE_TARIFF, from, to, grams)
    return parcel === null ? fail(refused('not-found', '这条线路没有参考价', 'to')) : ok(parcel)
  }),
]
