import { ownYear, type CoinHoldings, type CoinPosting } from '@diandu/core/coins'
import type { Queries, Transaction } from '../database/index.ts'

export async function readHoldings(db: Queries, userId: string): Promise<CoinHoldings> {
  const rows = await db.query<{ year: number; coins: number }>(
    'SELECT year, coins FROM coin_balances WHERE user_id = $1 ORDER BY year',
    [userId],
  )
  return new Map(rows.map(({ year, coins }) => [year, coins]))
}

/** Moves the balances and writes down why. The table refuses a balance below none, whatever was decided before. */
export async function writeCoinPosting(
  tx: Transaction,
  userId: string,
  { kind, reference, lines, at }: CoinPosting,
): Promise<void> {
  const own = lines.flatMap(({ account, coins }) => {
    const year = ownYear(account)
    return year === null ? [] : [{ year, coins }]
  })
  await tx.change(
    `INSERT INTO coin_balances (user_id, year, coins) SELECT $1, year, 0 FROM unnest($2::int4[]) AS year ON CONFLICT DO NOTHING`,
    [userId, own.map(({ year }) => year)],
  )
  await tx.change(
    `UPDATE coin_balances b SET coins = b.coins + m.coins FROM unnest($2::int4[], $3::int8[]) AS m (year, coins)
     WHERE b.user_id = $1 AND b.year = m.year`,
    [userId, own.map(({ year }) => year), own.map(({ coins }) => coins)],
  )
  await tx.change(
    `INSERT INTO coin_entries (user_id, kind, reference, account, coins, posted_at)
     SELECT $1, $2, $3, account, coins, $6 FROM unnest($4::text[], $5::int8[]) AS lines (account, coins)`,
    [userId, kind, reference, lines.map(({ account }) => account), lines.map(({ coins }) => coins), at],
  )
}
