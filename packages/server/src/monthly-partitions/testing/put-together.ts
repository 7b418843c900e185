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
  const isBefore = parts.some(({ part }) => part === partBefore(table))
  const first = isBefore ? partBefore(table) : partOther(table)
  const triggers = await tx.query<{ made: string }>(
    'SELECT pg_get_triggerdef(oid) AS made FROM pg_trigger WHERE tgrelid = to_regclass($1) AND NOT tgisinternal',
    [name],
  )
  await tx.script(`ALTER TABLE ${name} DETACH PARTITION ${first}`)
  if (numbered !== undefined) await tx.script(`ALTER TABLE ${first} ALTER ${numbered} DROP DEFAULT`)
  await tx.script(
    `DROP TABLE ${name}; ALTER TABLE ${first} RENAME TO ${name}; ALTER INDEX IF EXISTS ${first}_pkey RENAME TO ${name}_pkey`,
  )
  if (numbered !== undefined) await tx.script(`ALTER TABLE ${name} ALTER ${numbered} ADD GENERATED ALWAYS AS IDENTITY`)
  for (const { made } of triggers) await tx.script(made)
  if (!isBefore) await tx.script(INDEXES[name] ?? '')
}

/** Later partitions name these indexes differently, or do not have them. */
const INDEXES: Readonly<Record<string, string>> = {
  inbox_messages: `
    ALTER INDEX inbox_messages_other_user_id_at_place_idx RENAME TO inbox_messages_newest;
    ALTER INDEX inbox_messages_other_user_id_kind_at_place_idx RENAME TO inbox_messages_of_kind;
    ALTER INDEX inbox_messages_other_user_id_kind_idx RENAME TO inbox_messages_unread;
    ALTER INDEX inbox_messages_other_read_at_idx RENAME TO inbox_messages_read;
    ALTER INDEX inbox_messages_other_event_key_idx RENAME TO inbox_messages_announced;
    ALTER TABLE inbox_messages ADD CONSTRAINT inbox_messages_told_once UNIQUE (user_id, event_key)`,
}
