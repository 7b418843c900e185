import type { Database } from '../database/index.ts'

/**
 * Refreshes what the engine knows of the shops: which tokens are frequent, which pages are read most. PostgreSQL does
 * this by itself; the embedded engine never does.
 */
export async function analyseCatalog(db: Database): Promise<void> {
  await db.change('VACUUM (ANALYZE) shops')
  await db.change('VACUUM (ANALYZE) shop_details')
}
