import type { Database } from '../database/index.ts'
import type { Once } from './monthly-table.ts'

const ROWS_AT_ONCE = 5_000

/**
 * Writes what rows of before there was a trigger must be one in. Whatever is written meanwhile the trigger writes. True
 * once all is there; false where that takes more than so many batches.
 */
export async function carryOver(
  db: Database,
  name: string,
  { keyTable, columns, inOrderOf: [first, second] }: Once,
  maxBatches: number,
): Promise<boolean> {
  const what = columns.join(', ')
  let after: readonly [string, string] = ['', '']
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const [last] = await db.query<{ first: string; second: string; rows: number }>(
      `WITH next AS (
         SELECT * FROM ${name} WHERE (${first}, ${second}) > ($1::text, $2::text) ORDER BY ${first}, ${second} LIMIT ${ROWS_AT_ONCE}),
       carried AS (INSERT INTO ${keyTable} (${what}) SELECT ${what} FROM next ORDER BY ${what} ON CONFLICT DO NOTHING)
       SELECT ${first} AS first, ${second} AS second, count(*) OVER () AS rows FROM next ORDER BY ${first} DESC, ${second} DESC LIMIT 1`,
      after,
    )
    if (last === undefined || last.rows < ROWS_AT_ONCE) return true
    after = [last.first, last.second]
  }
  return false
}
