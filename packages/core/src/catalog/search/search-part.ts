import { FACETS, LISTING_FACETS, type FacetOfSearch } from '../filter/listing-facets.ts'

/** The subject of a part of a search; `words` are in the title, `number` is the shop's own. */
export const SEARCH_FACETS = [
  ...FACETS.map((facet): FacetOfSearch => LISTING_FACETS[facet].search),
  'price',
  'turnover',
  'years',
  'rating',
  'points',
  'inspected',
  'number',
  'words',
] as const
export type SearchFacet = (typeof SEARCH_FACETS)[number]

/** By what a part was recognised. */
export const RECOGNITIONS = [
  'exact',
  'synonym',
  'english',
  'city',
  'phrase',
  'pinyin',
  'initials',
  'beginning',
  'typing-error',
  'unknown',
] as const
export type Recognition = (typeof RECOGNITIONS)[number]

/** One thing that a search asks for, and its place in the text. */
export interface SearchPart {
  readonly facet: SearchFacet
  /** One of them: ids of platforms as digits, names of choices; empty for ranges. */
  readonly values: readonly string[]
  /** Of a range, both ends belonging to it: fen, years, hundredths of a rating, points. */
  readonly min: number | null
  readonly max: number | null
  /** As it is in the search. */
  readonly text: string
  readonly from: number
  readonly to: number
  readonly how: Recognition
  /** The word of the vocabulary that was recognised, as it is usually written; the text itself where there is none. */
  readonly word: string
}

const GUESSED: ReadonlySet<Recognition> = new Set(['pinyin', 'initials', 'beginning', 'typing-error'])

/** A shop may well be called so; then the title is believed before the guess. */
export const isGuessed = ({ how }: SearchPart): boolean => GUESSED.has(how)
