import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ShopId } from '../catalog/index.ts'
import { MIN_COMPARABLES, priceHint, type Comparable } from './price-hint.ts'

const SUBJECT = { platform: 1, kind: 'flagship', industry: 'toys' } as const
const shop = (number: number, change: Partial<Comparable> = {}): Comparable => ({
  id: `s${number}` as ShopId,
  title: `店 ${number}`,
  ...SUBJECT,
  rating: 4.8,
  priceFen: number * 100_000,
  soldFen: null,
  status: 'on-sale',
  ...change,
})
const many = (count: number, change: Partial<Comparable> = {}) =>
  Array.from({ length: count }, (_, number) => shop(number + 1, change))

const aComparable: fc.Arbitrary<Comparable> = fc.record({
  id: fc.uuid().map((id) => id as ShopId),
  title: fc.constant('店'),
  platform: fc.constantFrom(1, 2),
  kind: fc.constantFrom('flagship', 'personal'),
  industry: fc.constantFrom('toys', 'food'),
  rating: fc.double({ min: 0, max: 5, noNaN: true }),
  priceFen: fc.integer({ min: 1, max: 10_000_000_000 }),
  soldFen: fc.option(fc.integer({ min: 1, max: 10_000_000_000 })),
  status: fc.constantFrom('on-sale', 'sold'),
})

describe('priceHint', () => {
  it('compares with the most alike shops of which there are enough, and says how alike they are (SEL-23)', () => {
    expect(priceHint(SUBJECT, many(MIN_COMPARABLES))?.basis).toBe('industry')
    expect(priceHint(SUBJECT, many(MIN_COMPARABLES, { industry: 'food' }))?.basis).toBe('kind')
    expect(priceHint(SUBJECT, many(MIN_COMPARABLES, { kind: 'personal' }))?.basis).toBe('platform')
    expect(priceHint(SUBJECT, many(MIN_COMPARABLES - 1))).toBeNull()
    expect(priceHint(SUBJECT, many(50, { platform: 2 }))).toBeNull()
  })

  it('counts a sold shop twice, and by its sold price where that is known (SEL-23)', () => {
    const hint = priceHint(SUBJECT, [
      ...many(4),
      shop(9, { status: 'sold' }),
      shop(10, { status: 'sold', soldFen: 800_000 }),
    ])
    expect(hint).toMatchObject({ soldCount: 2, onSaleCount: 4, middleFen: 800_000 })
  })

  it('shows the five shops of the same platform, kind and industry that are nearest in price and rating (SEL-48)', () => {
    const idsFor = (ratingHundredths?: number) =>
      priceHint({ ...SUBJECT, ...(ratingHundredths === undefined ? {} : { ratingHundredths }) }, [
        ...many(8),
        shop(20, { priceFen: 450_000, rating: 3 }),
        shop(21, { priceFen: 450_000, industry: 'food' }),
      ])?.examples.map(({ id }) => id)
    expect(idsFor()).toEqual(['s20', 's5', 's4', 's6', 's3'])
    expect(idsFor(480)).toEqual(['s5', 's4', 's6', 's3', 's7'])
  })

  it('shows what is alike, and nothing else, where the range comes from a wider circle (SEL-48)', () => {
    const hint = priceHint(SUBJECT, [...many(5, { industry: 'food' }), shop(9)])
    expect(hint).toMatchObject({ basis: 'kind' })
    expect(hint?.examples.map(({ id }) => id)).toEqual(['s9'])
  })

  it('leaves a quarter of the prices below and a quarter above, and shows the nearest, then by id (SEL-23)', () => {
    expect(priceHint(SUBJECT, many(5).toReversed())).toEqual({
      basis: 'industry',
      soldCount: 0,
      onSaleCount: 5,
      lowFen: 200_000,
      middleFen: 300_000,
      highFen: 400_000,
      examples: [shop(3), shop(4), shop(2), shop(5), shop(1)],
    })
  })

  it('takes only prices that are numbers (SEL-23)', () => {
    expect(priceHint(SUBJECT, [...many(4), shop(5, { priceFen: Number.NaN })])).toBeNull()
  })

  it('needs the same kind as well for the same industry (SEL-23)', () => {
    const mixed = [...many(4), shop(5, { kind: 'personal' }), shop(6, { industry: 'food' })]
    expect(priceHint(SUBJECT, mixed)).toMatchObject({ basis: 'kind', onSaleCount: 5 })
  })

  it('always lies among the prices it was made from, in order, whatever their order (SEL-23)', () => {
    fc.assert(
      fc.property(fc.array(aComparable, { maxLength: 60 }), (shops) => {
        const hint = priceHint(SUBJECT, shops)
        if (hint === null) return
        const prices = shops
          .filter(({ platform }) => platform === 1)
          .map(({ priceFen, soldFen }) => soldFen ?? priceFen)
        const { lowFen, middleFen, highFen } = hint
        const ordered = [Math.min(...prices), lowFen, middleFen, highFen, Math.max(...prices)]
        expect(ordered).toEqual(ordered.toSorted((one, other) => one - other))
        expect(priceHint(SUBJECT, shops.toReversed())).toEqual(hint)
      }),
    )
  })
})
