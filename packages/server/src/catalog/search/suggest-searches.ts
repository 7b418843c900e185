import {
  NO_FILTER,
  printedPart,
  suggestedReadings,
  type FullestShelves,
  type SearchPart,
  type SearchSuggestion,
} from '@diandu/core/catalog'
import type { Reads } from '../../database/index.ts'
import type { CatalogMemory } from '../catalog-memory.ts'
import { countSearch } from '../counts/count-filter.ts'
import { countBy, onSale, readMarketCells } from '../market-count-store.ts'
import { cappedAt } from './match-count-store.ts'
import { suggestMessages } from './search-word-store.ts'

const MAX_SHOWN = 8
/** Of what others search for, so that most of the list is what this person types. */
const MAX_POPULAR = 3
const MAX_SHELVES = 5

/** First the meaning of the text, then popular searches that contain it; each with its number of shops, never 0. */
export async function suggestSearches(
  db: Reads,
  memory: CatalogMemory,
  typed: string,
  popular: readonly string[],
): Promise<readonly SearchSuggestion[]> {
  const readings = suggestedReadings(typed, await fullestShelves(db, memory))
  const meant = readings.map((parts) => ({ ...named(parts), text: named(parts).zh }))
  const others = suggestMessages(popular, typed)
    .slice(0, MAX_POPULAR)
    .map((word) => ({ zh: word, en: word, text: word }))
  const shown: SearchSuggestion[] = []
  const plain = (text: string) => text.replace(/\s/g, '')
  for (const { zh, en, text } of [...meant.slice(0, MAX_SHOWN), ...others, ...meant.slice(MAX_SHOWN)]) {
    if (shown.length === MAX_SHOWN) break
    if (shown.some((known) => plain(known.zh) === plain(zh))) continue
    const total = await countSearch(db, memory, { ...NO_FILTER, text })
    if (total > 0) shown.push({ zh, en, shops: cappedAt(total) })
  }
  return shown
}

const named = (parts: readonly SearchPart[]) => ({
  zh: parts.map((part) => printedPart(part, 'zh')).join(' '),
  en: parts.map((part) => printedPart(part, 'en')).join(' '),
})

async function fullestShelves(db: Reads, memory: CatalogMemory): Promise<FullestShelves> {
  const cells = onSale(await memory.cells('', () => readMarketCells(db)))
  const fullest = (facet: 'platform' | 'industry') =>
    Object.entries(countBy(cells, facet))
      .sort((one, other) => other[1] - one[1])
      .slice(0, MAX_SHELVES)
      .map(([value]) => value)
  return { platforms: fullest('platform'), industries: fullest('industry') }
}
