import type { SearchDay } from '@diandu/core/tools'
import type { Queries } from '../../database/index.ts'

/** More words than a market has on a day; a flood of made-up ones finds no room. */
const MAX_WORDS_A_DAY = 5_000

/** Adds to what is counted of these words on one day; `invented` where a demonstration makes them up. */
export async function addSearches(
  db: Queries,
  day: string,
  counts: ReadonlyMap<string, number>,
  { invented = false }: { readonly invented?: boolean } = {},
): Promise<void> {
  // Always in the same order, so that two servers never wait for each other.
  const words = [...counts.keys()].sort()
  if (words.length === 0) return
  await db.change(
    `INSERT INTO search_days (day, word, searches, invented)
     SELECT $1, word, many, CASE WHEN $4 THEN many ELSE 0 END FROM unnest($2::text[], $3::bigint[]) AS counted (word, many)
     WHERE EXISTS (SELECT 1 FROM search_days AS known WHERE known.day = $1 AND known.word = counted.word)
       OR (SELECT count(*) FROM search_days AS known WHERE known.day = $1) < ${MAX_WORDS_A_DAY}
     ON CONFLICT (day, word) DO UPDATE
       SET searches = search_days.searches + excluded.searches, invented = search_days.invented + excluded.invented`,
    [day, words, words.map((word) => counts.get(word) ?? 0), invented],
  )
}

export const readSearchDays = (db: Queries, fromDay: string): Promise<readonly SearchDay[]> =>
  db.query<SearchDay>('SELECT day, word, searches, invented FROM search_days WHERE day >= $1 ORDER BY word, day', [
    fromDay,
  ])

export async function forgetSearchDays(db: Queries, beforeDay: string): Promise<void> {
  await db.change('DELETE FROM search_days WHERE day < $1', [beforeDay])
}
