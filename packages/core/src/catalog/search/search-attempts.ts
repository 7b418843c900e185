import { FACETS, LISTING_FACETS } from '../filter/listing-facets.ts'
import { readWords } from './read-search.ts'
import { isGuessed, type SearchFacet, type SearchPart } from './search-part.ts'

/** One way to answer a search: what is asked of the shops, and what is not. */
export interface SearchAttempt {
  readonly asked: readonly SearchPart[]
  readonly leftOut: readonly SearchPart[]
  /** Whether the range is wider than the search stated. */
  readonly isWidened: boolean
}

const LAST_GIVEN_UP: readonly SearchFacet[] = [
  'turnover',
  'price',
  'trademark',
  'province',
  'kind',
  'platform',
  'industry',
]

/** The order in which demands of a search are given up. */
const GIVEN_UP: readonly SearchFacet[] = [
  'inspected',
  'rating',
  'points',
  'years',
  ...FACETS.map((facet) => LISTING_FACETS[facet].search).filter((search) => !LAST_GIVEN_UP.includes(search)),
  ...LAST_GIVEN_UP,
]

/** By how much the bounds of prices and turnovers may be missed. */
const WIDER = [1.5, 3]
const MAX_SINGLE_WORDS = 3

/**
 * The ways to answer a search, in order: the first that finds a shop is taken. A guess is tried by the letter first,
 * since a shop may well be called so; then all as it was meant; then the title alone; then wider bounds; then less and
 * less of it. The last one asks for nothing.
 */
export function searchAttempts(parts: readonly SearchPart[]): readonly SearchAttempt[] {
  const [number] = parts
  if (number?.facet === 'number') return [lessOf(parts, new Set()), ...searchAttempts(readWords(number.text))]
  const words = parts.filter(({ facet }) => facet === 'words')
  const choices = parts.filter(({ facet }) => facet !== 'words')
  const facets = GIVEN_UP.filter((facet) => choices.some((part) => part.facet === facet))
  const without = (...left: readonly SearchPart[]) => lessOf(parts, new Set(left))
  const ofFacets = (given: readonly SearchFacet[]) => choices.filter(({ facet }) => given.includes(facet))
  const attempts = [
    ...(parts.some(isGuessed) ? [byTheLetter(parts, isGuessed)] : []),
    without(),
    byTheLetter(parts, ({ values }) => values.length > 0),
    ...WIDER.flatMap((by) => widened(parts, by)),
    ...(words.length > 1 ? words.slice(0, MAX_SINGLE_WORDS).map((word) => without(word)) : []),
    ...(words.length > 0 ? [without(...words)] : []),
    ...facets.flatMap((facet) => (words.length > 0 ? [without(...ofFacets([facet]))] : [])),
    ...facets.map((facet) => without(...words, ...ofFacets([facet]))),
    ...facets.map((_, at) => without(...words, ...ofFacets(facets.slice(0, at + 1)))),
    without(...parts),
  ]
  const known = new Set<string>()
  return attempts.filter((attempt) => {
    const key = JSON.stringify(attempt.asked)
    return !known.has(key) && known.add(key)
  })
}

/** The ways that give up nothing of what was typed. */
export const faithfulAttempts = (parts: readonly SearchPart[]): readonly SearchAttempt[] =>
  searchAttempts(parts).filter(({ leftOut, isWidened }) => leftOut.length === 0 && !isWidened)

function lessOf(parts: readonly SearchPart[], left: ReadonlySet<SearchPart>): SearchAttempt {
  return {
    asked: parts.filter((part) => !left.has(part)),
    leftOut: parts.filter((part) => left.has(part)),
    isWidened: false,
  }
}

/** As if the title had to say it, and the words named nothing. */
function byTheLetter(parts: readonly SearchPart[], isMeant: (part: SearchPart) => boolean): SearchAttempt {
  const asked = parts.map((part): SearchPart =>
    isMeant(part) ? { ...part, facet: 'words', values: [], how: 'unknown', word: part.text } : part,
  )
  return { asked, leftOut: [], isWidened: false }
}

function widened(parts: readonly SearchPart[], by: number): readonly SearchAttempt[] {
  const isAmount = ({ facet }: SearchPart) => facet === 'price' || facet === 'turnover'
  if (!parts.some(isAmount)) return []
  const wider = (part: SearchPart): SearchPart => ({
    ...part,
    min: part.min === null ? null : Math.floor(part.min / by / 10_000) * 10_000,
    max: part.max === null ? null : Math.min(Number.MAX_SAFE_INTEGER, Math.ceil((part.max * by) / 10_000) * 10_000),
  })
  return [{ asked: parts.map((part) => (isAmount(part) ? wider(part) : part)), leftOut: [], isWidened: true }]
}
