import { FACETS, LISTING_FACETS } from '../filter/listing-facets.ts'
import { MAX_SEARCH_LENGTH, searchText } from '../filter/search-text.ts'
import { lexicon, type LexiconEntry } from './lexicon.ts'
import { printedPart } from './printed-part.ts'
import { readSearch } from './read-search.ts'
import { isGuessed, type SearchFacet, type SearchPart } from './search-part.ts'

/** The groups of shops on sale, the fullest first. */
export interface FullestShelves {
  readonly platforms: readonly string[]
  readonly industries: readonly string[]
}

/** More than are shown: those that find no shop fall out. */
const MAX_READINGS = 16
const MAX_COMPLETED = 6
/** A word of these facets is completed while it is typed; the ways of a transfer are found by phrases only. */
const COMPLETED: readonly SearchFacet[] = FACETS.filter((facet) => facet !== 'transferWays').map(
  (facet) => LISTING_FACETS[facet].search,
)

/**
 * Suggestions for a text that is still being typed: its present meaning, its last word completed, and the usual
 * additions. No duplicates, and each one is read again exactly as it is displayed.
 */
export function suggestedReadings(typed: string, shelves: FullestShelves): readonly (readonly SearchPart[])[] {
  const text = searchText(typed)
  const read = readSearch(text)
  const known = read.filter(
    (part, at) => part.facet !== 'words' && read.findIndex((other) => isSame(other, part)) === at,
  )
  // An ambiguous word is completed in each of its ways.
  const isUnclear = (part: SearchPart) => part.facet === 'words' || (isGuessed(part) && part.values.length > 1)
  const isWhole = known.length > 0 && !read.some(isUnclear)
  const readings = [...(isWhole ? [known] : []), ...completed(text), ...(isWhole ? besides(known, shelves) : [])]
  const seen = new Set<string>()
  return readings
    .filter((parts) => {
      const key = parts.map((part) => printedPart(part, 'zh')).join(' ')
      return key.length <= MAX_SEARCH_LENGTH && !seen.has(key) && seen.add(key)
    })
    .slice(0, MAX_READINGS)
}

const isSame = (one: SearchPart, other: SearchPart): boolean =>
  printedPart(one, 'zh') === printedPart(other, 'zh') && one.facet === other.facet

/** The last word may be the beginning of several, written in Han, in English, in pinyin or by its initials. */
function completed(text: string): readonly (readonly SearchPart[])[] {
  const last = /(?:[a-z0-9]+|\p{Script=Han}{1,4})$/u.exec(text.toLowerCase())?.[0] ?? ''
  const endings = /^\p{Script=Han}/u.test(last) ? [...last].map((_, at) => [...last].slice(at).join('')) : [last]
  for (const ending of endings) {
    const begun = beginningWith(ending)
    if (begun.length === 0) continue
    const before = readSearch(text.slice(0, text.length - ending.length)).filter(({ facet }) => facet !== 'words')
    return begun.map((entry) => [...before.filter(({ facet }) => facet !== entry.facet), partOf(entry)])
  }
  return []
}

function beginningWith(typed: string): readonly LexiconEntry[] {
  if (typed === '') return []
  const { entries, latin, byInitials } = lexicon()
  const isLatin = /^[a-z0-9]/.test(typed)
  const found = isLatin
    ? [
        ...(byInitials.get(typed) ?? []),
        ...(typed.length > 1 ? latin.filter(([key]) => key.startsWith(typed)).map(([, entry]) => entry) : []),
      ]
    : entries.filter(({ key }) => key.startsWith(typed))
  const byValue = new Map<string, LexiconEntry>()
  for (const entry of found.filter(({ facet }) => COMPLETED.includes(facet as SearchFacet))) {
    const key = `${entry.facet} ${entry.value}`
    if (!byValue.has(key)) byValue.set(key, entry)
  }
  return [...byValue.values()]
    .toSorted(
      (one, other) => COMPLETED.indexOf(one.facet as SearchFacet) - COMPLETED.indexOf(other.facet as SearchFacet),
    )
    .slice(0, MAX_COMPLETED)
}

/** A platform suggests an industry, and an industry suggests a platform. */
function besides(
  known: readonly SearchPart[],
  { platforms, industries }: FullestShelves,
): readonly (readonly SearchPart[])[] {
  const has = (facet: SearchFacet) => known.some((part) => part.facet === facet)
  if (has('number')) return []
  const industry = industries.map((value) => [...known, choice('industry', value)])
  const platform = platforms.map((value) => [choice('platform', value), ...known])
  if (!has('platform') && !has('industry')) return [...platform.slice(0, 3), ...industry.slice(0, 3)]
  return has('platform') ? (has('industry') ? [] : industry) : platform
}

const partOf = ({ facet, value }: LexiconEntry): SearchPart => choice(facet as SearchFacet, value)

const choice = (facet: SearchFacet, value: string): SearchPart => ({
  facet,
  values: [value],
  min: null,
  max: null,
  text: '',
  from: 0,
  to: 0,
  how: 'exact',
  word: '',
})
