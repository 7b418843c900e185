import {
  currentPriceFalls,
  exampleFilter,
  GROUP_EXAMPLES,
  isForSale,
  PRICE_FALL_NEWS_MS,
  shownGroups,
  type PriceFall,
  type ShopsWithin,
} from '@diandu/core/catalog'
import { MINUTE_MS, ok, type Clock } from '@diandu/core/kernel'
import { getShopsWithin, listPriceFalls, listShopsById } from '@diandu/wire'
import { readerHandlerFor, type Handler } from '../../calls/index.ts'
import type { Reads } from '../../database/index.ts'
import { answerCache } from '../answer-cache.ts'
import { fittingShops } from '../fitting-shops.ts'
import { newestPriceChanges } from '../prices/price-change-store.ts'
import { findCards } from '../shop-store.ts'
import { countGroupsWithin } from './shop-groups-store.ts'

/** A shop that was sold or changed its price a moment ago may still be told for so long. */
const FALLS_MS = 2_000
/** Counting reads every shop within the price. */
const WITHIN_MS = MINUTE_MS
const MAX_SUMS = 200
/** So many changes hold ten falls of shops on sale, unless nearly all were of shops that have been sold since. */
const MAX_CHANGES = 200

export function pulseHandlers(clock: Clock): readonly Handler[] {
  const falls = answerCache<readonly PriceFall[]>(clock, FALLS_MS)
  const sums = answerCache<ShopsWithin>(clock, WITHIN_MS, MAX_SUMS)
  return [
    readerHandlerFor(listPriceFalls, async (_nothing, { db }) =>
      ok({ items: await falls('', () => readPriceFalls(db, clock.now())) }),
    ),
    readerHandlerFor(listShopsById, async ({ ids }, { db }) => ok({ items: await findCards(db, ids.split(',')) })),
    readerHandlerFor(getShopsWithin, async ({ maxPriceFen }, { db }) =>
      ok(await sums(String(maxPriceFen), () => readShopsWithin(db, maxPriceFen))),
    ),
  ]
}

async function readPriceFalls(db: Reads, nowMs: number): Promise<readonly PriceFall[]> {
  const changes = await newestPriceChanges(db, nowMs - PRICE_FALL_NEWS_MS, MAX_CHANGES)
  const cards = await findCards(db, [...new Set(changes.map(({ shopId }) => shopId))])
  const onSale = cards.filter(({ status }) => isForSale(status))
  return currentPriceFalls(changes, new Map(onSale.map((card) => [card.id, card])), nowMs)
}

async function readShopsWithin(db: Reads, maxPriceFen: number): Promise<ShopsWithin> {
  const counted = await countGroupsWithin(db, maxPriceFen)
  const groups = await Promise.all(
    shownGroups(counted).map(async (group) => ({
      ...group,
      examples: await fittingShops(db, exampleFilter(group, maxPriceFen), GROUP_EXAMPLES, 0),
    })),
  )
  return { shopCount: counted.reduce((sum, { shopCount }) => sum + shopCount, 0), groups }
}
