import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isPubliclyVisible, LISTING_STATUSES, type ListingStatus } from '../catalog/index.ts'
import { parseDay } from '../format/index.ts'
import { DAY_MS } from '../kernel/index.ts'
import { daysOnSale, isOwnOnMarket } from './own-figures.ts'

it('a shop is its seller’s own on the market while all see it and until it is sold (SEL-32)', () => {
  for (const status of Object.keys(LISTING_STATUSES) as ListingStatus[])
    expect(isOwnOnMarket(status), status).toBe(isPubliclyVisible(status) && status !== 'sold')
})

it('days on sale are days of the Chinese calendar, the day of listing being the first (SEL-32)', () => {
  const day = parseDay('2026-03-11')
  expect(daysOnSale(day, day)).toBe(1)
  expect(daysOnSale(day + DAY_MS - 1, day + DAY_MS)).toBe(2)
  expect(daysOnSale(day, day + 2 * DAY_MS - 1)).toBe(2)
  // A clock that is slow tells no day before the first.
  expect(daysOnSale(day, day - DAY_MS)).toBe(1)
  fc.assert(
    fc.property(fc.nat({ max: DAY_MS - 1 }), fc.nat({ max: DAY_MS - 1 }), fc.nat({ max: 4000 }), (from, to, days) => {
      expect(daysOnSale(day + from, day + days * DAY_MS + to)).toBe(days + 1)
    }),
  )
})
