import { INDUSTRIES, platformOf } from '@diandu/core/catalog'
import type { Queries, Reads } from '../../database/index.ts'
import { onSale, type MarketCell } from '../market-count-store.ts'
import type { HotWordChoice } from './hot-word-content.ts'
import { normalise } from './search-grams.ts'

const MAX_KNOWN = 1_000
const MAX_SHOWN = 10

/** Most frequent first; a new market begins with words of its own listings. */
export async function readSearchWords(db: Reads, cells: readonly MarketCell[]): Promise<readonly string[]> {
  const rows = await db.query<{ term: string }>(
    `SELECT term FROM search_words ORDER BY weight DESC, term LIMIT ${MAX_KNOWN}`,
  )
  return [...new Set([...rows.map(({ term }) => term), ...messagesOnShelves(cells)])]
}

/** Adds to how much terms are wanted. */
export async function addSearchWords(db: Queries, weights: ReadonlyMap<string, number>): Promise<void> {
  const terms = [...weights.keys()].sort()
  if (terms.length === 0) return
  await db.change(
    `INSERT INTO search_words (term, weight) SELECT * FROM unnest($1::text[], $2::integer[])
     ON CONFLICT (term) DO UPDATE SET weight = search_words.weight + excluded.weight`,
    [terms, terms.map((term) => weights.get(term) ?? 0)],
  )
}

/** Those that were chosen first, then the most frequent of those that are not hidden. */
export const hotWords = (words: readonly string[], { pinned, hidden }: HotWordChoice): readonly string[] => {
  const isHidden = new Set(hidden.map(normalise))
  return [...new Set([...pinned, ...words.filter((word) => !isHidden.has(normalise(word)))])].slice(0, MAX_SHOWN)
}

/** The words that hold what is being typed; those that begin with it come first. */
export function suggestMessages(words: readonly string[], typed: string): readonly string[] {
  const wanted = normalise(typed.trim())
  if (wanted === '') return []
  const holding = words.filter((word) => normalise(word).includes(wanted))
  const isBegun = (word: string) => normalise(word).startsWith(wanted)
  return [...holding.filter(isBegun), ...holding.filter((word) => !isBegun(word))].slice(0, MAX_SHOWN)
}

function messagesOnShelves(cells: readonly MarketCell[]): readonly string[] {
  const shelves = new Map<string, number>()
  for (const { platform, industry, shops } of onSale(cells)) {
    const word = `${platformOf(platform).name.zh}${INDUSTRIES[industry].zh}`
    shelves.set(word, (shelves.get(word) ?? 0) + shops)
  }
  return [...shelves].sort((a, b) => b[1] - a[1]).map(([word]) => word)
}
