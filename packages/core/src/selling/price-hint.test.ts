import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ShopId } from '../catalog/index.ts'
import { MIN_COMPARABLES, priceHint, type Comparable } from './price-hint.ts'

const SUBJECT = { platform: 1, kind: 'flagship', industry: 'toys' } as const
const shop = (number: number, change: Partial<Comparable> = {}): Comparable => ({
  id: `s${number}` as ShopId,
  title: `店 ${number}`,
  ...SUBJECT,
  priceFen: number * 100_000,
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
  priceFen: fc.integer({ min: 1, max: 10_000_000_000 }),
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

  it('counts what a shop was sold for twice, and shows the three next to the middle (SEL-23)', () => {
    const hint = priceHint(SUBJECT, [...many(4), shop(9, { status: 'sold' }), shop(10, { status: 'sold' })])
    expect(hint).toMatchObject({ soldCount: 2, onSaleCount: 4, middleFen: 900_000 })
    expect(hint?.examples.map(({ id }) => id)).toEqual(['s9', 's10', 's4'])
  })

  it('leaves a quarter of the prices below and a quarter above, and shows the nearest, then by id (SEL-23)', () => {
    expect(priceHint(SUBJECT, many(5).toReversed())).toEqual({
      basis: 'industry',
      soldCount: 0,
      onSaleCount: 5,
      lowFen: 200_000,
      middleFen: 300_000,
      highFen: 400_000,
      examples: [shop(3), shop(2), shop(4)],
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
        const prices = shops.filter(({ platform }) => platform === 1).map(({ priceFen }) => priceFen)
        const { lowFen, middleFen, highFen } = hint
        const ordered = [Math.min(...prices), lowFen, middleFen, highFen, Math.max(...prices)]
        expect(ordered).toEqual(ordered.toSorted((one, other) => one - other))
        expect(priceHint(SUBJECT, shops.toReversed())).toEqual(hint)
      }),
    )
  })
})
