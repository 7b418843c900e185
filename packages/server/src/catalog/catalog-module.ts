import { HOUR_MS } from '@diandu/core/kernel'
import type { ServerModule } from '../server-module.ts'
import { analyseCatalog } from './analyse-catalog.ts'
import { catalogHandlers } from './catalog.handlers.ts'
import { countLookAt, createViewCounter } from './view-counter.ts'

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
  ],
}
