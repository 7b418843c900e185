import type { Database, Transaction } from '../../database/index.ts'
import { isKeptByMonth, MONTHLY_TABLES, partBefore, partOther, partsOf, type MonthlyTable } from '../monthly-table.ts'

/** As the migrations made the tables: the worker's database is shared. Their rows are gone. */
export async function putTogether(db: Database): Promise<void> {
  for (const table of MONTHLY_TABLES) {
    if (await isKeptByMonth(db, table)) await db.transaction((tx) => putOneTogether(tx, table))
  }
}

/** The first part becomes the table again; where that is in an archive, the one that is like it. */
async function putOneTogether(tx: Transaction, table: MonthlyTable): Promise<void> {
  const { name, numbered } = table
  const parts = await partsOf(tx, table)
  const first = parts.some(({ part }) => part === partBefore(table)) ? partBefore(table) : partOther(table)
  await tx.script(`ALTER TABLE ${name} DETACH PARTITION ${first}`)
  if (numbered !== undefined) await tx.script(`ALTER TABLE ${first} ALTER ${numbered} DROP DEFAULT`)
  await tx.script(
    `DROP TABLE ${name}; ALTER TABLE ${first} RENAME TO ${name}; ALTER INDEX IF EXISTS ${first}_pkey RENAME TO ${name}_pkey`,
  )
  if (numbered !== undefined) await tx.script(`ALTER TABLE ${name} ALTER ${numbered} ADD GENERATED ALWAYS AS IDENTITY`)
}
