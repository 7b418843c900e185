import { typedYuan } from '../../format/index.ts'
import { foldTyped, parseYuan, readPrice } from '../../input/index.ts'
import {
  FACETS,
  LEADING_FACETS,
  LISTING_FACETS,
  OTHER_FACETS,
  type Facet,
  type FacetChoices,
} from './listing-facets.ts'
import { searchText } from './search-text.ts'

export const LISTING_SORTS = ['recommended', 'latest', 'price-up', 'price-down'] as const
export type ListingSort = (typeof LISTING_SORTS)[number]

export const isListingSort = (text: string): text is ListingSort => (LISTING_SORTS as readonly string[]).includes(text)

/**
 * Filter of a list of shops. It is stored in the page's address, so that Back and a shared link restore it. A shop must
 * match one of the values of each facet; a facet without any is left out. Among the platforms, 99 is every platform
 * without a name of its own (`platformsWithin`).
 */
export interface ListingFilter extends FacetChoices {
  readonly text?: string
  readonly minPriceFen?: number
  readonly maxPriceFen?: number
  /** Monthly average. */
  readonly minTurnoverFen?: number
  readonly maxTurnoverFen?: number
  /** Open for so many whole years, or longer. */
  readonly minYears?: number
  /** The "as described" rating, in hundredths: 480 is 4.80. */
  readonly minRatingHundredths?: number
  /** Sum over all classes of violations, this year. */
  readonly maxPoints?: number
  readonly isInspected?: true
  readonly sort: ListingSort
}

export const NO_FILTER: ListingFilter = { sort: 'recommended' }

export const MAX_YEARS = 30
export const MAX_RATING_HUNDREDTHS = 500
export const MAX_POINTS = 999

/**
 * Reads a filter from the parameters of an address, money in yuan. Total: what is not understood is left out, values of
 * a facet are read with dots or commas between them, and a lower bound above the upper one changes places with it.
 */
export function parseListingFilter(parameters: Readonly<Record<string, string | undefined>>): ListingFilter {
  const parameter = (key: string): string => parameters[key] ?? ''
  const text = searchText(parameter('q'))
  const [minPriceFen, maxPriceFen] = inOrder(priceFen(parameter('min')), priceFen(parameter('max')))
  const [minTurnoverFen, maxTurnoverFen] = inOrder(priceFen(parameter('turnover')), priceFen(parameter('turnovermax')))
  const sort = parameter('sort')
  const read = {
    text: text === '' ? undefined : text,
    ...Object.fromEntries(FACETS.map((facet) => [facet, valuesIn(facet, parameter(LISTING_FACETS[facet].parameter))])),
    minPriceFen,
    maxPriceFen,
    minTurnoverFen,
    maxTurnoverFen,
    minYears: wholeNumber(parameter('years'), 1, MAX_YEARS),
    minRatingHundredths: ratingIn(parameter('rating')),
    maxPoints: wholeNumber(parameter('points'), 0, MAX_POINTS),
    isInspected: parameter('inspected') === '1' ? true : undefined,
    sort: isListingSort(sort) ? sort : NO_FILTER.sort,
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as unknown as ListingFilter
}

/** The parameters that `parseListingFilter` reads back to the same filter, always in the same order. */
export function listingFilterParameters(filter: ListingFilter): readonly (readonly [string, string])[] {
  const listed = (facet: Facet): readonly [string, string | undefined] => [
    LISTING_FACETS[facet].parameter,
    inCatalogOrder(facet, filter[facet])?.join('.'),
  ]
  const all: readonly (readonly [string, string | undefined])[] = [
    ['q', filter.text],
    ...LEADING_FACETS.map(listed),
    ['min', moneyText(filter.minPriceFen)],
    ['max', moneyText(filter.maxPriceFen)],
    ...OTHER_FACETS.map(listed),
    ['turnover', moneyText(filter.minTurnoverFen)],
    ['turnovermax', moneyText(filter.maxTurnoverFen)],
    ['years', filter.minYears?.toString()],
    ['rating', filter.minRatingHundredths === undefined ? undefined : ratingText(filter.minRatingHundredths)],
    ['points', filter.maxPoints?.toString()],
    ['inspected', filter.isInspected === true ? '1' : undefined],
    ['sort', filter.sort === NO_FILTER.sort ? undefined : filter.sort],
  ]
  return all.filter((pair): pair is readonly [string, string] => pair[1] !== undefined)
}

/** Number of choices that narrow the list: each value of a facet, a range once; the sort and the text do not count. */
export function countChoices(filter: ListingFilter): number {
  const isAsked = (...bounds: readonly unknown[]): number => Number(bounds.some((bound) => bound !== undefined))
  return (
    FACETS.reduce((sum, facet) => sum + (inCatalogOrder(facet, filter[facet])?.length ?? 0), 0) +
    isAsked(filter.minPriceFen, filter.maxPriceFen) +
    isAsked(filter.minTurnoverFen, filter.maxTurnoverFen) +
    isAsked(filter.minYears) +
    isAsked(filter.minRatingHundredths) +
    isAsked(filter.maxPoints) +
    isAsked(filter.isInspected)
  )
}

/** Each value once, in the order of the catalog; undefined where there is none. */
function inCatalogOrder(facet: Facet, chosen: unknown): readonly (string | number)[] | undefined {
  if (!Array.isArray(chosen)) return undefined
  const values = LISTING_FACETS[facet].values.filter((value) => chosen.includes(value))
  return values.length === 0 ? undefined : values
}

/** As many values as the longest facet has. */
const MAX_VALUES = 40

function valuesIn(facet: Facet, text: string): readonly (string | number)[] | undefined {
  if (text === '') return undefined
  const named = text.slice(0, MAX_LETTERS).split(/[.,]/, MAX_VALUES)
  return inCatalogOrder(
    facet,
    LISTING_FACETS[facet].values.filter((value) => named.includes(String(value))),
  )
}

const MAX_LETTERS = 1_000

const wholeNumber = (text: string, least: number, most: number): number | undefined =>
  /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined

/** `4.8`, `4.85` or `5`, with two digits after the point at most. */
function ratingIn(text: string): number | undefined {
  if (!/^[0-5](?:\.\d{1,2})?$/.test(text)) return undefined
  const hundredths = Math.round(Number(text) * 100)
  return hundredths >= 1 && hundredths <= MAX_RATING_HUNDREDTHS ? hundredths : undefined
}

const ratingText = (hundredths: number): string => String(hundredths / 100)

/** A bound of a price that was typed in yuan, to the fen; undefined where it is none. */
export function priceFen(typed: string): number | undefined {
  if (typed === '') return undefined
  const read = parseYuan(readPrice(typed) ?? '')
  return read.ok ? read.value : undefined
}

/** Whether a typed bound cannot be read: its field reports that, and it narrows nothing. */
export const isUnreadPrice = (typed: string): boolean => foldTyped(typed) !== '' && priceFen(typed) === undefined

/** The bounds in yuan that an address names and that cannot be read, as they are written there. */
export const unreadPrices = (parameters: Readonly<Record<string, string | undefined>>): readonly string[] =>
  ['min', 'max', 'turnover', 'turnovermax'].flatMap((key) =>
    isUnreadPrice(parameters[key] ?? '') ? [(parameters[key] ?? '').slice(0, 40)] : [],
  )

/** The text that `priceFen` reads back to the same fen. */
export const priceText = (fen: number): string => typedYuan(fen)

const moneyText = (fen: number | undefined): string | undefined => (fen === undefined ? undefined : priceText(fen))

function inOrder(low: number | undefined, high: number | undefined): readonly [number | undefined, number | undefined] {
  return (low ?? 0) > (high ?? Infinity) ? [high, low] : [low, high]
}
