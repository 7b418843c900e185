import {
  LISTING_FACETS,
  LISTING_SORTS,
  MAX_POINTS,
  MAX_RATING_HUNDREDTHS,
  MAX_SEARCH_LENGTH,
  MAX_YEARS,
  NO_FILTER,
  RANGES,
  type Facet,
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

/** Filters of a list, as query parameters. */
export const filterEntries = {
  text: v.exactOptional(typed(MAX_SEARCH_LENGTH, 1)),
  platform: v.exactOptional(listed('platforms')),
  kind: v.exactOptional(listed('kinds')),
  industry: v.exactOptional(listed('industries')),
  minPriceFen: v.exactOptional(digits(MAX_FEN)),
  maxPriceFen: v.exactOptional(digits(MAX_FEN)),
  province: v.exactOptional(listed('provinces')),
  trademark: v.exactOptional(listed('trademarks')),
  taxpayer: v.exactOptional(listed('taxpayers')),
  way: v.exactOptional(listed('transferWays')),
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
  platform: '1.32',
  kind: 'flagship.exclusive',
  industry: 'womenswear',
  minPriceFen: 0,
  maxPriceFen: 99_999_999_999_999,
  province: '33.44',
  trademark: 'registered',
  taxpayer: 'general',
  way: 'platform-transfer',
  minTurnoverFen: 0,
  maxTurnoverFen: 99_999_999_999_999,
  minYears: 3,
  minRatingHundredths: 480,
  maxPoints: 12,
  inspected: 'yes',
  sort: 'latest',
} as const

/** A filter as a query carries it. */
export function inputOfFilter(filter: ListingFilter): v.InferInput<typeof filterInput> {
  const { platforms, kinds, industries, provinces, trademarks, taxpayers, transferWays, isInspected, ...same } = filter
  return {
    ...same,
    ...(platforms !== undefined && { platform: platforms.join('.') }),
    ...(kinds !== undefined && { kind: kinds.join('.') }),
    ...(industries !== undefined && { industry: industries.join('.') }),
    ...(provinces !== undefined && { province: provinces.join('.') }),
    ...(trademarks !== undefined && { trademark: trademarks.join('.') }),
    ...(taxpayers !== undefined && { taxpayer: taxpayers.join('.') }),
    ...(transferWays !== undefined && { way: transferWays.join('.') }),
    ...(isInspected === true && { inspected: 'yes' }),
  }
}

/** The inverse of `inputOfFilter`. */
export function filterOfInput(input: v.InferOutput<typeof filterInput>): ListingFilter {
  const { platform, kind, industry, province, trademark, taxpayer, way, inspected, ...same } = input
  return {
    ...same,
    ...(platform !== undefined && { platforms: platform }),
    ...(kind !== undefined && { kinds: kind }),
    ...(industry !== undefined && { industries: industry }),
    ...(province !== undefined && { provinces: province }),
    ...(trademark !== undefined && { trademarks: trademark }),
    ...(taxpayer !== undefined && { taxpayers: taxpayer }),
    ...(way !== undefined && { transferWays: way }),
    ...(inspected !== undefined && { isInspected: true }),
  }
}

const counts = v.record(v.string(), count)

const groups = Object.fromEntries([...Object.keys(LISTING_FACETS), ...RANGES].map((group) => [group, counts]))

export const filterCounts = v.object({
  total: v.object({ count, capped: v.boolean() }),
  choices: v.object(groups as Record<keyof FilterCounts['choices'], typeof counts>),
}) satisfies v.GenericSchema<unknown, FilterCounts>
