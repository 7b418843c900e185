import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aListingFilter } from '../../../testing/arbitraries/a-listing-filter.ts'
import { listingFilterParameters, NO_FILTER, parsePcFilter, type ListingFilter } from '../index.ts'

/** As links of desktop pages are written, the text of a search at the end. */
const pcFilterPath = (filter: ListingFilter): string =>
  listingFilterParameters(filter)
    .toSorted(([one], [other]) => Number(one === 'q') - Number(other === 'q'))
    .map(([name, value]) => `${name}-${value}`)
    .join('_')

describe('the address of a desktop filter', () => {
  it('is read as the filter that was written to it, with nothing left unknown (CAT-31)', () => {
    fc.assert(
      fc.property(aListingFilter(), (filter) => {
        expect(parsePcFilter(pcFilterPath(filter))).toEqual({ filter, unknown: [] })
      }),
    )
  })

  it('names every part that says nothing here, and keeps the rest (CAT-31)', () => {
    expect(parsePcFilter('platform-1_colour-red_kind-kiosk_min-much_industry-personal-care_q-女装_旗舰')).toEqual({
      filter: { sort: 'recommended', platforms: [1], industries: ['personal-care'], text: '女装_旗舰' },
      unknown: ['colour-red', 'kind-kiosk', 'min-much'],
    })
    expect(parsePcFilter('platform=3&sort=recommended')).toEqual({
      filter: { sort: 'recommended', platforms: [3] },
      unknown: [],
    })
    expect(parsePcFilter('q-<>')).toEqual({ filter: NO_FILTER, unknown: ['q-<>'] })
    expect(parsePcFilter('')).toEqual({ filter: NO_FILTER, unknown: [] })
  })

  it('takes a search for what begins a part, up to the end, and everything else for a choice (CAT-31)', () => {
    const read = (path: string) => parsePcFilter(path)
    expect(read('q-女装')).toEqual({ filter: { ...NO_FILTER, text: '女装' }, unknown: [] })
    expect(read('platform-1&q=女装_旗舰')).toEqual({
      filter: { ...NO_FILTER, platforms: [1], text: '女装_旗舰' },
      unknown: [],
    })
    expect(read('aq-女装')).toEqual({ filter: NO_FILTER, unknown: ['aq-女装'] })
    expect(read('1platform-1')).toEqual({ filter: NO_FILTER, unknown: ['1platform-1'] })
    expect(read('platform-1\n')).toEqual({ filter: NO_FILTER, unknown: ['platform-1\n'] })
    expect(read('kind-recommended_sort-nothing')).toEqual({
      filter: NO_FILTER,
      unknown: ['kind-recommended', 'sort-nothing'],
    })
    expect(read('sort-latest_platform-1').unknown).toEqual([])
    expect(read(`x-${'长'.repeat(50)}`).unknown).toEqual([`x-${'长'.repeat(38)}`])
  })
})
