import { fail, ok } from '@diandu/core/kernel'
import { priceHint, type DealFilter } from '@diandu/core/selling'
import { getPriceHint, getRelationShops, listDealtShops } from '@diandu/wire'
import { handlerFor, pageByTime, type Handler } from '../calls/index.ts'
import { readComparables, readDealt, readRelated, shownDeal } from './comparable-store.ts'
import { notFound } from './not-found.ts'

export const comparablesHandlers: readonly Handler[] = [
  handlerFor(listDealtShops, ({ cursor, ...filter }, { db }) =>
    pageByTime(cursor, {
      read: (place, max) => readDealt(db, filter as DealFilter, place, max),
      show: shownDeal,
      placeOf: ({ publishedAt: at, id }) => ({ at, id }),
    }),
  ),
  handlerFor(getRelationShops, async ({ id }, { db }) => {
    const related = await readRelated(db, id)
    return related === undefined ? fail(notFound()) : ok(related)
  }),
  handlerFor(getPriceHint, async (subject, { db }) => ok(priceHint(subject, await readComparables(db, subject)))),
]
