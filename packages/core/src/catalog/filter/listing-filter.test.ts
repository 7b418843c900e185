import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../testing/any-text.ts'
import { aListingFilter } from '../../../testing/arbitraries/a-listing-filter.ts'
import {
  countChoices,
  listingFilterParameters,
  MARKETS,
  MAX_SEARCH_LENGTH,
  NO_FILTER,
  parseListingFilter,
  withinMarket,
  type ListingFilter,
  type Market,
} from '../index.ts'

const KEYS = [
  'q',
  'platform',
  'kind',
  'industry',
  'min',
  'max',
  'province',
  'trademark',
  'taxpayer',
  'way',
  'turnover',
  'years',
  'rating',
  'points',
  'inspected',
  'sort',
  'utm_source',
  '__proto__',
]

describe('parseListingFilter', () => {
  it('reads every choice of an address (CAT-4)', () => {
    const parameters = {
      q: '女装',
      platform: '1',
      kind: 'flagship',
      industry: 'womenswear',
      min: '100',
      max: '200000',
      province: '33',
      trademark: 'registered',
      taxpayer: 'general',
      sort: 'price-up',
    }
    expect(parseListingFilter(parameters)).toEqual({
      text: '女装',
      platforms: [1],
      kinds: ['flagship'],
      industries: ['womenswear'],
      minPriceFen: 10_000,
      maxPriceFen: 20_000_000,
      provinces: ['33'],
      trademarks: ['registered'],
      taxpayers: ['general'],
      sort: 'price-up',
    })
  })

  it('reads several values of a facet, with dots or commas, each once and in the order of the catalog (FLT-1)', () => {
    const parameters = {
      platform: '32.1.7777.1',
      kind: 'personal,flagship',
      province: '44.33',
      way: 'equity-transfer',
      holder: 'company.person.partnership',
    }
    expect(parseListingFilter(parameters)).toEqual({
      platforms: [1, 32],
      kinds: ['flagship', 'personal'],
      provinces: ['33', '44'],
      transferWays: ['equity-transfer'],
      holderKinds: ['person', 'company'],
      sort: 'recommended',
    })
  })

  it('reads turnover, age, rating, points and inspection, and leaves out what none of them can be (FLT-2)', () => {
    expect(
      parseListingFilter({
        turnover: '500000',
        turnovermax: '10000',
        years: '3',
        rating: '4.8',
        points: '0',
        inspected: '1',
      }),
    ).toEqual({
      minTurnoverFen: 1_000_000,
      maxTurnoverFen: 50_000_000,
      minYears: 3,
      minRatingHundredths: 480,
      maxPoints: 0,
      isInspected: true,
      sort: 'recommended',
    })
    for (const parameters of [
      { years: '0' },
      { years: '31' },
      { rating: '0' },
      { rating: '5.01' },
      { rating: '4.855' },
      { points: '1000' },
      { points: '-1' },
      { inspected: 'yes' },
    ])
      expect(parseListingFilter(parameters)).toStrictEqual(NO_FILTER)
  })

  it.each([
    [{}],
    [{ q: '  ' }],
    [{ platform: '14', kind: 'constructor', sort: 'cheapest' }],
    [{ platform: '1e0', min: '1.2.3', max: '1e3' }],
    [{ platform: '１', min: '', max: '9'.repeat(10) }],
    [{ province: '3', trademark: 'REGISTERED', taxpayer: '__proto__', unheard: 'of' }],
  ])('leaves out what it does not understand: %j (CAT-4)', (parameters) => {
    expect(parseListingFilter(parameters)).toStrictEqual(NO_FILTER)
  })

  it('reads any record, and what it gives is always a filter that an address holds (CAT-4)', () => {
    const record = fc.dictionary(
      fc.constantFrom(...KEYS),
      fc.oneof(anyText(), fc.nat().map(String), fc.constant(undefined)),
    )
    fc.assert(
      fc.property(record, (parameters) => {
        const filter = parseListingFilter(parameters)
        expect(parseListingFilter(Object.fromEntries(listingFilterParameters(filter)))).toEqual(filter)
        expect((filter.minPriceFen ?? 0) <= (filter.maxPriceFen ?? Infinity)).toBe(true)
      }),
    )
  })

  it('puts the lower price first (CAT-4)', () => {
    expect(parseListingFilter({ min: '300', max: '20' })).toEqual({
      ...NO_FILTER,
      minPriceFen: 2_000,
      maxPriceFen: 30_000,
    })
    expect(parseListingFilter({ min: '0' })).toStrictEqual({ ...NO_FILTER, minPriceFen: 0 })
    expect(parseListingFilter({ max: '0' })).toStrictEqual({ ...NO_FILTER, maxPriceFen: 0 })
    expect(parseListingFilter({ min: '7', max: '7' })).toStrictEqual({
      ...NO_FILTER,
      minPriceFen: 700,
      maxPriceFen: 700,
    })
    expect(parseListingFilter({ min: '999999999', max: '1000000000' })).toStrictEqual({
      ...NO_FILTER,
      minPriceFen: 99_999_999_900,
    })
  })

  it.each([
    ['12.5', 1250],
    ['12.', 1200],
    ['12.999', 1299],
    ['-5', 500],
    ['999999999.99', 99_999_999_999],
  ])('reads a bound of %s yuan as %d fen, and writes it so that it is read again (INP-18)', (min, fen) => {
    const filter = parseListingFilter({ min })
    expect(filter).toStrictEqual({ ...NO_FILTER, minPriceFen: fen })
    expect(parseListingFilter(Object.fromEntries(listingFilterParameters(filter)))).toStrictEqual(filter)
  })

  it('keeps of a search text its Han characters, letters, digits and underscores, and cuts it by whole characters (CAT-4, INP-16)', () => {
    expect(parseListingFilter({ q: '  旗舰 店 ' }).text).toBe('旗舰店')
    expect(parseListingFilter({ q: '女\u0000装\ud840\n' }).text).toBe('女装')
    expect(parseListingFilter({ q: `${' '.repeat(50)}女装` }).text).toBe('女装')
    expect(parseListingFilter({ q: `${'店'.repeat(39)} 旗舰` }).text).toBe(`${'店'.repeat(39)}旗`)
    expect(parseListingFilter({ q: '<b>T恤_2026</b>' }).text).toBe('bT恤_2026b')
    expect(parseListingFilter({ q: '𠀀'.repeat(50) }).text).toBe('𠀀'.repeat(MAX_SEARCH_LENGTH))
    fc.assert(
      fc.property(anyText(), (q) => {
        const { text } = parseListingFilter({ q })
        expect([...(text ?? '')].length).toBeLessThanOrEqual(MAX_SEARCH_LENGTH)
        expect(text).not.toBe('')
        expect(text ?? '').toMatch(/^[\p{Script=Han}A-Za-z0-9_]*$/u)
      }),
    )
  })
})

describe('any filter at all', () => {
  const anyFilter = () =>
    fc
      .record(
        {
          text: anyText(),
          platforms: fc.oneof(fc.double(), fc.array(fc.double())),
          kinds: fc.oneof(anyText(), fc.array(anyText())),
          minYears: fc.double(),
          minRatingHundredths: fc.double(),
          maxPoints: fc.double(),
          minPriceFen: fc.double(),
          maxPriceFen: fc.double(),
          sort: anyText(),
        },
        { requiredKeys: ['sort'] },
      )
      .map((parts) => parts as unknown as ListingFilter)

  it('is written and read without complaint, and what is read is written and read as it is (CAT-4)', () => {
    fc.assert(
      fc.property(anyFilter(), (filter) => {
        const once = parseListingFilter(Object.fromEntries(listingFilterParameters(filter)))
        expect(parseListingFilter(Object.fromEntries(listingFilterParameters(once)))).toStrictEqual(once)
        expect(countChoices(once)).toBeLessThanOrEqual(countChoices(filter))
      }),
    )
  })
})

describe('listingFilterParameters', () => {
  it('writes what is chosen, always in one order, whatever the order of what was chosen (CAT-6, FLT-4)', () => {
    expect(listingFilterParameters(NO_FILTER)).toEqual([])
    const filter = { sort: 'latest', maxPriceFen: 5_000, platforms: [32, 1], isInspected: true, text: '抖音' } as const
    expect(listingFilterParameters(filter)).toEqual([
      ['q', '抖音'],
      ['platform', '1.32'],
      ['max', '50'],
      ['inspected', '1'],
      ['sort', 'latest'],
    ])
  })

  it('is read back as the same filter, through a real address (CAT-6)', () => {
    fc.assert(
      fc.property(aListingFilter(), (filter) => {
        const address = new URLSearchParams(listingFilterParameters(filter).map(([key, value]) => [key, value]))
        expect(parseListingFilter(Object.fromEntries(new URLSearchParams(address.toString())))).toEqual(filter)
      }),
    )
  })
})

describe('countChoices', () => {
  it('counts what narrows the list, a price range once', () => {
    expect(countChoices({ text: '女装', sort: 'latest' })).toBe(0)
    expect(countChoices({ platforms: [1, 3], minPriceFen: 0, sort: 'latest' })).toBe(3)
    expect(countChoices({ maxPriceFen: 5, sort: 'latest' })).toBe(1)
    expect(countChoices({ kinds: undefined, provinces: ['11'], sort: 'latest' } as unknown as ListingFilter)).toBe(1)
    expect(
      countChoices({
        minPriceFen: 1,
        maxPriceFen: 2,
        kinds: ['personal'],
        minYears: 3,
        isInspected: true,
        sort: 'latest',
      }),
    ).toBe(4)
  })

  it('never changes with the text or the sort', () => {
    fc.assert(
      fc.property(aListingFilter(), aListingFilter(), ({ text: _text, ...filter }, { sort }) => {
        expect(countChoices({ ...filter, sort, text: '别的' })).toBe(countChoices(filter))
      }),
    )
  })
})

describe('withinMarket', () => {
  it('keeps the fixed part, and begins with its own sort (CAT-9)', () => {
    expect(withinMarket('jd', { platforms: [1], kinds: ['personal'], sort: 'price-up' })).toEqual({
      platforms: [3],
      kinds: ['personal'],
      sort: 'price-up',
    })
    expect(withinMarket('jd', NO_FILTER)).toStrictEqual({ platforms: [3], sort: 'recommended' })
    expect(withinMarket('other', NO_FILTER)).toStrictEqual({ platforms: [99], sort: 'recommended' })
    expect(withinMarket('tmallnew', NO_FILTER)).toEqual({ platforms: [1], sort: 'latest' })
    expect(withinMarket('tmallnew', { sort: 'price-down' })).toEqual({ platforms: [1], sort: 'price-down' })
  })

  it('holds for every market and filter (CAT-9)', () => {
    const market = fc.constantFrom(...(Object.keys(MARKETS) as Market[]))
    fc.assert(
      fc.property(market, aListingFilter(), (name, filter) => {
        const { sort: _sort, ...fixed } = { sort: undefined, ...MARKETS[name] }
        const within = withinMarket(name, filter)
        expect(within).toMatchObject(fixed)
        expect(withinMarket(name, within)).toEqual(within)
      }),
    )
  })
})
