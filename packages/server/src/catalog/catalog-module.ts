import { chineseTime } from '@diandu/core/format'
import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import type { ServerModule } from '../server-module.ts'
import { analyseCatalog } from './analyse-catalog.ts'
import { catalogHandlers } from './catalog.handlers.ts'
import { forgetSearchDays } from './search/search-day-store.ts'
import { countLookAt, createViewCounter } from './view-counter.ts'

/** Longer than any chart of a shop goes back. */
const VIEW_DAYS_KEPT_MS = 30 * DAY_MS

/** Longer than any trend that is shown. */
const SEARCHES_KEPT_MS = 90 * DAY_MS

export const catalogModule: ServerModule = {
  name: 'catalog',
  handlers: catalogHandlers,
  pageSeen: ({ db, clock, log }) => {
    const views = createViewCounter(db, clock, log)
    return (url) => countLookAt(views, url)
  },
  sweeps: [
    {
      name: 'analyse the shops',
      everyMs: HOUR_MS,
      // PostgreSQL looks after its own statistics.
      run: async ({ db }) => (db.engine === 'pglite' ? analyseCatalog(db) : undefined),
    },
    {
      name: 'forget on which days shops were viewed',
      everyMs: DAY_MS,
      run: async ({ db, clock }) =>
        void (await db.change('DELETE FROM shop_view_days WHERE day < $1', [
          chineseTime(clock.now() - VIEW_DAYS_KEPT_MS, 'YYYY-MM-DD'),
        ])),
    },
    {
      name: 'forget old searches',
      everyMs: DAY_MS,
      run: ({ db, clock }) => forgetSearchDays(db, chineseTime(clock.now() - SEARCHES_KEPT_MS, 'YYYY-MM-DD')),
    },
  ],
}
