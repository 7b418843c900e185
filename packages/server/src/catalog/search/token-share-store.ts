import type { Reads } from '../../database/index.ts'
import type { Tier } from '../listing/listing-tiers.ts'

/** How frequent tokens are, as the database's own statistics have it. */
export interface TokenShares {
  readonly shopCount: number
  /** Of each frequent token, the share of shops that hold it, 0 to 1. */
  readonly frequent: ReadonlyMap<string, number>
}

/** Null while the table has not been analysed. */
export async function readTokenShares(db: Reads): Promise<TokenShares | null> {
  const [row] = await db.query<{
    shopCount: number
    tokens: readonly string[] | null
    shares: readonly number[] | null
  }>(
    `SELECT c.reltuples::bigint AS shop_count, to_jsonb(s.most_common_elems::text::text[]) AS tokens, to_jsonb(s.most_common_elem_freqs) AS shares
     FROM pg_class c LEFT JOIN pg_stats s ON s.schemaname = current_schema() AND s.tablename = 'shops' AND s.attname = 'tokens'
     WHERE c.oid = 'shops'::regclass`,
  )
  if (row === undefined || row.shopCount < 0 || row.tokens === null || row.shares === null) return null
  const { tokens, shares } = row
  return { shopCount: row.shopCount, frequent: new Map(tokens.map((token, at) => [token, shares[at] ?? 0])) }
}

/**
 * The share of shops that a tier probably holds. The grams of one word come together or not at all, so the rarest of
 * them counts; words and choices are taken for independent.
 */
export function tierShare(choices: readonly string[], tier: Tier, { frequent, shopCount }: TokenShares): number {
  const rare = Math.min(1 / Math.max(1, shopCount), rarestShare(frequent))
  const shareOf = (token: string): number => frequent.get(token) ?? rare
  const rarest = (tokens: readonly string[]): number => Math.min(1, ...tokens.map(shareOf))
  return [...choices.map(shareOf), ...tier.words.map(rarest)].reduce((product, share) => product * share, 1)
}

const rarestIn = new WeakMap<ReadonlyMap<string, number>, number>()

/** Hundreds of shares, looked through once and not for each list. */
function rarestShare(frequent: ReadonlyMap<string, number>): number {
  const rarest = rarestIn.get(frequent) ?? Math.min(...frequent.values())
  rarestIn.set(frequent, rarest)
  return rarest
}
