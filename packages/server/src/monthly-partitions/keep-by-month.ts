import { DAY_MS } from '@diandu/core/kernel'
import type { Database, Transaction } from '../database/index.ts'
import { carryOver } from './carry-over.ts'
import {
  boundAfter,
  boundBefore,
  isKeptByMonth,
  monthAfter,
  monthOf,
  partBefore,
  partOf,
  partOther,
  partsOf,
  type MonthlyTable,
} from './monthly-table.ts'

/** Who waits for a table makes all wait who come after. */
const LOCK_WITHIN_MS = 2_000

/** Rows that are written while a table is turned must all be of before. */
const SOME_DAYS_MS = 3 * DAY_MS

/**
 * Turns a table into one that is kept by month, beside servers that read and write it: what there is becomes its first
 * part, until the end of this month. Nothing is copied; rows are read once, to know that they all belong there, while
 * others write. False where it is so already, or has more to carry over before than so many batches.
 */
export async function keepByMonth(
  db: Database,
  table: MonthlyTable,
  nowMs: number,
  maxBatches = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  if (await isKeptByMonth(db, table)) return false
  const { name, column, once } = table
  if (once !== undefined && !(await carryOver(db, name, once, maxBatches))) return false
  const before = partBefore(table)
  const until = boundAfter(table, await lastMonthOf(db, table, nowMs))
  const rule = `${name}_until`
  // Another server may have turned it meanwhile.
  const work = (step: (tx: Transaction) => Promise<void>) =>
    inTurn(db, async (tx) => ((await isKeptByMonth(tx, table)) ? undefined : step(tx)))
  try {
    await work((tx) =>
      tx.script(
        `ALTER TABLE ${name} DROP CONSTRAINT IF EXISTS ${rule};
         ALTER TABLE ${name} ADD CONSTRAINT ${rule} CHECK (${column} < ${until}) NOT VALID`,
      ),
    )
    await work((tx) => tx.script(`ALTER TABLE ${name} VALIDATE CONSTRAINT ${rule}`))
    await work((tx) => turn(tx, table, { before, until, rule }))
  } finally {
    // Left behind, it would refuse rows of the next month.
    await work((tx) => tx.script(`ALTER TABLE ${name} DROP CONSTRAINT IF EXISTS ${rule}`))
  }
  return true
}

/** This month; a later one where it ends soon, or where a clock that was ahead has written into a later one. */
async function lastMonthOf(db: Database, { name, column, by }: MonthlyTable, nowMs: number): Promise<string> {
  const soon = monthOf(nowMs + SOME_DAYS_MS)
  // No index may tell it.
  const [newest] = await db.transaction(
    (tx) => tx.query<{ at: number | string | null }>(`SELECT max(${column}) AS at FROM ${name}`),
    { isUnlimited: true },
  )
  const at = newest?.at ?? null
  if (at === null) return soon
  const month = by === 'day' ? String(at).slice(0, '2026-11'.length) : monthOf(Number(at))
  return month > soon ? month : soon
}

async function turn(
  tx: Transaction,
  table: MonthlyTable,
  { before, until, rule }: { readonly before: string; readonly until: string; readonly rule: string },
): Promise<void> {
  const { name, column, key, numbered, once } = table
  const triggers = await triggersOf(tx, name)
  for (const trigger of triggers) await tx.script(`DROP TRIGGER ${trigger.name} ON ${name}`)
  await tx.script(`ALTER TABLE ${name} RENAME TO ${before}`)
  if (numbered !== undefined) await numberByItself(tx, { before, name, numbered })
  await tx.script(
    `CREATE TABLE ${name} (LIKE ${before} INCLUDING DEFAULTS) PARTITION BY RANGE (${column});
     ALTER TABLE ${name} ATTACH PARTITION ${before} FOR VALUES FROM (MINVALUE) TO (${until});
     ALTER TABLE ${before} DROP CONSTRAINT ${rule};
     CREATE TABLE ${partOther(table)} (LIKE ${before} INCLUDING ALL);
     ALTER TABLE ${name} ATTACH PARTITION ${partOther(table)} DEFAULT;`,
  )
  // It goes with the table, wherever that is moved.
  if (numbered !== undefined)
    await tx.script(`ALTER SEQUENCE ${counterOf(name, numbered)} OWNED BY ${name}.${numbered}`)
  if (key !== undefined) await tx.script(`ALTER TABLE ${name} ADD PRIMARY KEY (${key})`)
  // It would hold within each month only.
  if (once !== undefined)
    await tx.script(`ALTER TABLE ${partOther(table)} DROP CONSTRAINT ${partOther(table)}_${once.columns.join('_')}_key`)
  // Each part has them from the table, those that are made later too.
  for (const { made } of triggers) await tx.script(made)
}

/** By which the database does something by itself for a row that is written. */
const triggersOf = (
  tx: Transaction,
  name: string,
): Promise<readonly { readonly name: string; readonly made: string }[]> =>
  tx.query(
    `SELECT tgname AS name, pg_get_triggerdef(oid) AS made FROM pg_trigger WHERE tgrelid = to_regclass($1) AND NOT tgisinternal ORDER BY tgname`,
    [name],
  )

const counterOf = (name: string, numbered: string): string => `${name}_${numbered}_seq`

/** The numbers of a table's own are those of no part of it: they go on from a counter beside it, of the same name. */
async function numberByItself(
  tx: Transaction,
  { before, name, numbered }: { readonly before: string; readonly name: string; readonly numbered: string },
): Promise<void> {
  const counter = counterOf(name, numbered)
  // Nothing is written now; the greatest number would be searched for in the whole table.
  const [counted] = await tx.query<{ last: number | null }>(
    'SELECT pg_sequence_last_value(pg_get_serial_sequence($1, $2)::regclass) AS last',
    [before, numbered],
  )
  await tx.script(
    `ALTER TABLE ${before} ALTER ${numbered} DROP IDENTITY;
     CREATE SEQUENCE ${counter};
     ALTER TABLE ${before} ALTER ${numbered} SET DEFAULT nextval('${counter}')`,
  )
  const last = counted?.last ?? null
  if (last !== null) await tx.query('SELECT setval($1::regclass, $2::bigint)', [counter, last])
}

const MONTHS_AHEAD = 3

/** Room for what comes, months ahead. Answers how many rows had found none in time, and are in their month now. */
export async function makeMonths(db: Database, table: MonthlyTable, nowMs: number): Promise<number> {
  let moved = 0
  let month = monthOf(nowMs)
  for (let made = 0; made <= MONTHS_AHEAD; made += 1) {
    const next = month
    moved += await inTurn(db, (tx) => makeMonth(tx, table, next))
    month = monthAfter(month)
  }
  return moved
}

async function makeMonth(tx: Transaction, table: MonthlyTable, month: string): Promise<number> {
  const { name, column } = table
  const [from, until] = [boundBefore(table, month), boundAfter(table, month)]
  if ((await partsOf(tx, table)).some((part) => part.until !== null && part.until >= until.replaceAll("'", '')))
    return 0
  const part = partOf(table, month)
  await tx.script(`CREATE TABLE ${part} (LIKE ${partOther(table)} INCLUDING ALL)`)
  const moved = await tx.change(
    `WITH late AS (DELETE FROM ${partOther(table)} WHERE ${column} >= ${from} AND ${column} < ${until} RETURNING *) INSERT INTO ${part} SELECT * FROM late`,
  )
  await tx.script(`ALTER TABLE ${name} ATTACH PARTITION ${part} FOR VALUES FROM (${from}) TO (${until})`)
  return moved
}

/** Any number will do, as long as every server uses the same one. */
const MONTHS_LOCK = 7_211_004

/** One server at a time, and no longer before a table than others can wait. */
export const inTurn = <T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  db.transaction(
    async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)::text', [MONTHS_LOCK])
      await tx.script(`SET LOCAL lock_timeout = ${LOCK_WITHIN_MS}`)
      return work(tx)
    },
    { isUnlimited: true },
  )
