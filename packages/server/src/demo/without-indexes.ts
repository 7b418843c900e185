import type { Transaction } from '../database/index.ts'

/**
 * Runs a large load into an empty table without its secondary indexes, and makes them again, each as it was: a fraction
 * of the time. All in the caller's transaction, so no other statement ever meets the table without them.
 */
export async function withoutIndexes(tx: Transaction, table: string, load: () => Promise<void>): Promise<void> {
  const indexes = await tx.query<{ name: string; definition: string }>(
    `SELECT quote_ident(indexname) AS name, indexdef AS definition FROM pg_indexes
     WHERE schemaname = current_schema() AND tablename = $1 AND indexname <> $1 || '_pkey'`,
    [table],
  )
  for (const { name } of indexes) await tx.script(`DROP INDEX ${name}`)
  await load()
  for (const { definition } of indexes) await tx.script(definition)
}
