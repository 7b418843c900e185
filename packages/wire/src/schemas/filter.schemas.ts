import {
  FACETS,
  LISTING_FACETS,
  LISTING_SORTS,
  MAX_POINTS,
  MAX_RATING_HUNDREDTHS,
  MAX_SEARCH_LENGTH,
  MAX_YEARS,
  NO_FILTER,
  RANGES,
  type Facet,
  type FacetOfParameter,
  type FacetParameter,
  type FilterCounts,
  type ListingFilter,
} from '@diandu/core/catalog'
import { MAX_FEN } from '@diandu/core/kernel'
import * as v from 'valibot'
import { count, digits, typed } from './schemas.ts'

/** Some values of a facet with dots between them, such as `1.32`: what is not in the catalog is refused. */
const listed = <Named extends Facet>(facet: Named) => {
  const values: readonly (string | number)[] = LISTING_FACETS[facet].values
  const named = (text: string): readonly string[] => text.split('.')
  return v.pipe(
    v.string(),
    v.regex(/^[\w-]{1,30}(?:\.[\w-]{1,30}){0,39}$/, 'Names with dots between them'),
    v.check((text) => named(text).every((name) => values.some((value) => String(value) === name)), 'Not a known name'),
    v.transform((text) => values.filter((value) => named(text).includes(String(value))) as unknown as Values<Named>),
  )
}

type Values<Named extends Facet> = NonNullable<ListingFilter[Named]>

const ofFacet = <Named extends Facet>(facet: Named) => v.exactOptional(listed(facet))

/** The choices of facets, by their parameters. */
const facetEntries = byParameter(ofFacet) as {
  [Parameter in FacetParameter]: ReturnType<typeof ofFacet<FacetOfParameter<Parameter>>>
}

/** Filters of a list, as query parameters. */
export const filterEntries = {
  text: v.exactOptional(typed(MAX_SEARCH_LENGTH, 1)),
  ...facetEntries,
  minPriceFen: v.exactOptional(digits(MAX_FEN)),
  maxPriceFen: v.exactOptional(digits(MAX_FEN)),
  minTurnoverFen: v.exactOptional(digits(MAX_FEN)),
  maxTurnoverFen: v.exactOptional(digits(MAX_FEN)),
  minYears: v.exactOptional(v.pipe(digits(MAX_YEARS), v.minValue(1))),
  minRatingHundredths: v.exactOptional(v.pipe(digits(MAX_RATING_HUNDREDTHS), v.minValue(1))),
  maxPoints: v.exactOptional(digits(MAX_POINTS)),
  inspected: v.exactOptional(v.literal('yes')),
  sort: v.optional(v.picklist(LISTING_SORTS), NO_FILTER.sort),
}

export const filterInput = v.strictObject(filterEntries)

export const FILTER_EXAMPLE = {
  text: '女装 旗舰店',
  ...(byParameter((facet) => LISTING_FACETS[facet].values.slice(0, 2).join('.')) as Record<FacetParameter, string>),
  minPriceFen: 0,
  maxPriceFen: 99_999_999_999_999,
  minTurnoverFen: 0,
  maxTurnoverFen: 99_999_999_999_999,
  minYears: 3,
  minRatingHundredths: 480,
  maxPoints: 12,
  inspected: 'yes',
  sort: 'latest',
} as const

/** A filter as a query carries it. */
export function inputOfFilter({ isInspected, ...filter }: ListingFilter): v.InferInput<typeof filterInput> {
  const parameters = Object.entries(filter).map(([key, value]) =>
    isFacet(key) ? [LISTING_FACETS[key].parameter, (value as readonly unknown[]).join('.')] : [key, value],
  )
  return { ...Object.fromEntries(parameters), ...(isInspected === true && { inspected: 'yes' }) }
}

/** The inverse of `inputOfFilter`. */
export function filterOfInput({ inspected, ...input }: v.InferOutput<typeof filterInput>): ListingFilter {
  const choices = Object.entries(input).map(([key, value]) => [FACET_OF_PARAMETER.get(key) ?? key, value])
  return { ...Object.fromEntries(choices), ...(inspected !== undefined && { isInspected: true }) }
}

const isFacet = (key: string): key is Facet => Object.hasOwn(LISTING_FACETS, key)

const FACET_OF_PARAMETER: ReadonlyMap<string, Facet> = new Map(
  FACETS.map((facet) => [LISTING_FACETS[facet].parameter, facet]),
)

function byParameter<T>(valueOf: (facet: Facet) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(FACETS.map((facet) => [LISTING_FACETS[facet].parameter, valueOf(facet)]))
}

const counts = v.record(v.string(), count)

const groups = Object.fromEntries([...Object.keys(LISTING_FACETS), ...RANGES].map((group) => [group, counts]))

export const filterCounts = v.object({
  total: v.object({ count, capped: v.boolean() }),
  choices: v.object(groups as Record<keyof FilterCounts['choices'], typeof counts>),
}) satisfies v.GenericSchema<unknown, FilterCounts>
