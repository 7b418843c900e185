import { HOUR_MS } from '@diandu/core/kernel'
import type { ServerModule } from '../server-module.ts'
import { analyseCatalog } from './analyse-catalog.ts'
import { catalogHandlers } from './catalog.handlers.ts'

export const catalogModule: ServerModule = {
  name: 'catalog',
  handlers: catalogHandlers,
  sweeps: [
    {
      name: 'analyse the shops',
      everyMs: HOUR_MS,
      // PostgreSQL looks after its own statistics.
      run: async ({ db }) => (db.engine === 'pglite' ? analyseCatalog(db) : undefined),
    },
  ],
}
