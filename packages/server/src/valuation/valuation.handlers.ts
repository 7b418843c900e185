import { MINUTE_MS, ok } from '@diandu/core/kernel'
import {
  recordedValuation,
  valueShop,
  type Sale,
  type ShopToValue,
  type ValuationRecord,
  type ValuationRecordId,
} from '@diandu/core/valuation'
import { getValuation, listValuationRecords } from '@diandu/wire'
import { handlerFor, memberHandlerFor, pageByTime, type Handler } from '../calls/index.ts'
import { answerCache } from '../catalog/index.ts'
import { idFrom } from '../ids/index.ts'
import type { ModuleDeps } from '../server-module.ts'
import { lockUser } from '../session/index.ts'
import { readSales, readSalesNear } from './sale-store.ts'
import { keepValuation, readValuations } from './valuation-record-store.ts'

/** A sale counts a minute later at most. */
const SALES_MS = MINUTE_MS
/** More than there are platforms and kinds. */
const MAX_KEYS = 60

export function valuationHandlers({ clock }: Pick<ModuleDeps, 'clock'>): readonly Handler[] {
  const sales = answerCache<readonly Sale[]>(clock, SALES_MS, MAX_KEYS)
  return [
    handlerFor(getValuation, async ({ keep, ...asked }, { db, viewer, random }) => {
      const shop = normalized(asked)
      const near = await readSalesNear(shop, (key, of) => sales(key, () => readSales(db, of)))
      const valuation = valueShop(shop, near, clock.now())
      if (!keep || viewer === null) return ok(valuation)
      const id = idFrom(random.token()) as ValuationRecordId
      const record: ValuationRecord = { id, askedAt: clock.now(), shop, ...recordedValuation(valuation) }
      await db.transaction(async (tx) => {
        // Two at once are kept one after the other; an account that was closed meanwhile keeps none.
        if ((await lockUser(tx, viewer.userId)) !== undefined) await keepValuation(tx, viewer.userId, record)
      })
      return ok(valuation)
    }),
    memberHandlerFor(listValuationRecords, ({ cursor }, { db, viewer }) =>
      pageByTime(cursor, {
        read: (place, max) => readValuations(db, viewer.userId, place, max),
        show: (record) => record,
        placeOf: ({ askedAt, id }) => ({ at: askedAt, id }),
      }),
    ),
  ]
}

/** Ratings travel in hundredths. */
function normalized({ ratings, ...shop }: ShopToValue): ShopToValue {
  if (ratings === undefined) return shop
  const { described, service, delivery } = ratings
  return { ...shop, ratings: { described: described / 100, service: service / 100, delivery: delivery / 100 } }
}
