import {
  ALERT_NEWS,
  ALERT_PACES,
  EVERY_NEWS,
  MAX_ALERT_NAME,
  type AlertId,
  type AlertNews,
  type AlertPace,
  type OwnAlert,
} from '@diandu/core/alerts'
import * as v from 'valibot'
import { count, idOf, instant, keysOf, named, typed } from './schemas.ts'

export const alertId = idOf<AlertId>()
export const alertName = named(MAX_ALERT_NAME * 2)
export const alertPace = v.picklist(keysOf(ALERT_PACES) as AlertPace[])

/** A filter as an address has it: what is not understood of it is left out. */
export const alertQuery = typed(2_000, 1)

const news = v.picklist(keysOf(ALERT_NEWS) as AlertNews[])

/** Of which changes an alert tells. */
export const watchedNews = v.pipe(
  v.array(news),
  v.minLength(1, '请至少选择一种要提醒的变化'),
  v.maxLength(EVERY_NEWS.length),
)

export const ownAlert = v.object({
  id: alertId,
  query: v.string(),
  name: v.string(),
  watched: v.array(news),
  pace: alertPace,
  isPaused: v.boolean(),
  savedAt: instant,
  toldAt: v.nullable(instant),
  fitting: v.object({ count, capped: v.boolean() }),
}) satisfies v.GenericSchema<unknown, OwnAlert>
