import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NO_FILTER, type ListingFilter } from '../filter/listing-filter.ts'
import { readSearch } from './read-search.ts'
import { filterOfChoices } from './filter-of-choices.ts'
import { partsBeside, searchFilter } from './search-filter.ts'

/** The filter that a list applies, with its search text interpreted. */
const shownBy = (filter: ListingFilter): ListingFilter =>
  searchFilter(filter, partsBeside(filter, readSearch(filter.text ?? '')))

const aSearch = fc
  .uniqueArray(fc.constantFrom('抖音', '天猫', '旗舰店', '女装', '20万以内', '浙江', 'R标', '云禾'), { maxLength: 4 })
  .map((words) => words.join('_'))

const aChange: fc.Arbitrary<Partial<Record<keyof ListingFilter, unknown>>> = fc.record(
  {
    platforms: fc.constantFrom(undefined, [1], [2, 32]),
    kinds: fc.constantFrom(undefined, ['flagship'], ['personal']),
    maxPriceFen: fc.constantFrom(undefined, 500_000_00),
    isInspected: fc.constantFrom(undefined, true),
  },
  { requiredKeys: [] },
)

const apply = (filter: ListingFilter, change: Partial<Record<keyof ListingFilter, unknown>>): ListingFilter =>
  Object.fromEntries(
    Object.entries({ ...filter, ...change }).filter(([, value]) => value !== undefined),
  ) as unknown as ListingFilter

it('the list that is gone to shows the very choices that were made beside a search (SEA-29)', () => {
  fc.assert(
    fc.property(aSearch, aChange, (text, change) => {
      const filter = text === '' ? NO_FILTER : { ...NO_FILTER, text }
      const wanted = apply(shownBy(filter), change)
      const next = filterOfChoices(filter, readSearch(text), wanted)
      expect(shownBy(next)).toEqual(wanted)
    }),
  )
})

it('what the search says already is not chosen again, and what is taken back leaves its text (SEA-29)', () => {
  const filter = { ...NO_FILTER, text: '抖音_女装' }
  const asked = readSearch(filter.text)
  const shown = shownBy(filter)
  expect(shown).toMatchObject({ platforms: [32], industries: ['womenswear'] })
  expect(filterOfChoices(filter, asked, { ...shown, kinds: ['flagship'] })).toEqual({ ...filter, kinds: ['flagship'] })
  const { platforms: _platforms, ...without } = shown
  expect(filterOfChoices(filter, asked, without)).toEqual({ ...NO_FILTER, text: '女装' })
  expect(filterOfChoices(filter, asked, { ...shown, platforms: [1] })).toEqual({
    ...NO_FILTER,
    text: '女装',
    platforms: [1],
  })
})
