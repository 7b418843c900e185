import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exampleShop } from '../../../testing/example-shop.ts'
import { DAY_MS } from '../../kernel/index.ts'
import { fallenFen, lastFall } from './price-fall.ts'

const NOW = Date.UTC(2026, 2, 11)
const change = (daysAgo: number, fromFen: number, toFen: number) => ({ at: NOW - daysAgo * DAY_MS, fromFen, toFen })

it('a card names the fall from the lowest price of the thirty days before it (CAT-42)', () => {
  expect(lastFall([change(3, 200, 180)], 180)).toEqual({ fromFen: 200, at: NOW - 3 * DAY_MS })
  expect(lastFall([change(20, 200, 190), change(3, 190, 180)], 180)?.fromFen).toBe(190)
  expect(lastFall([change(60, 200, 190), change(3, 190, 180)], 180)?.fromFen).toBe(190)
})

it('a price that was raised first did not fall, nor one that went up or was changed again (CAT-42)', () => {
  expect(lastFall([], 180)).toBeNull()
  expect(lastFall([change(5, 180, 300), change(3, 300, 180)], 180)).toBeNull()
  expect(lastFall([change(5, 180, 300), change(3, 300, 170)], 170)?.fromFen).toBe(180)
  expect(lastFall([change(3, 180, 200)], 200)).toBeNull()
  expect(lastFall([change(3, 200, 180)], 175)).toBeNull()
})

it('a fall is news for thirty days (CAT-42)', () => {
  const { glance, ...shop } = exampleShop(1, { priceFen: 180 })
  const fallen = { ...shop, glance: { ...glance, fall: { fromFen: 200, at: NOW } } }
  expect([0, 30, 30.01].map((days) => fallenFen(fallen, NOW + days * DAY_MS))).toEqual([20, 20, 0])
  expect(fallenFen({ ...shop, glance }, NOW)).toBe(0)
})

it('never names a fall below or to the price that is asked (CAT-42)', () => {
  const aChange = fc.record({
    at: fc.integer({ min: NOW - 90 * DAY_MS, max: NOW }),
    fromFen: fc.nat(20),
    toFen: fc.nat(20),
  })
  fc.assert(
    fc.property(fc.array(aChange, { maxLength: 8 }), fc.nat(20), (changes, priceFen) => {
      const fall = lastFall(changes, priceFen)
      if (fall === null) return
      expect(fall.fromFen).toBeGreaterThan(priceFen)
      expect(changes.some(({ fromFen, toFen }) => fromFen === fall.fromFen || toFen === fall.fromFen)).toBe(true)
    }),
  )
})
