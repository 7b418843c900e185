import type { ListingFilter } from '@diandu/core/catalog'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fingerprint, readListingCursor, writeListingCursor } from './listing-cursor.ts'

const filter: ListingFilter = { sort: 'price-up', platforms: [1], text: '女装' }
const place = fc.record({
  attempt: fc.nat(99),
  tier: fc.constantFrom(0, 1),
  key: fc.maxSafeInteger(),
  id: fc.stringMatching(/^[\w-]{1,40}$/),
})

describe('A list cursor', () => {
  it('leads back to its place, and fits the wire (CAT-14)', () => {
    fc.assert(
      fc.property(place, (at) => {
        const cursor = writeListingCursor(filter, at)
        expect(readListingCursor(filter, cursor)).toEqual(at)
        expect(cursor).toMatch(/^[\w-]{1,400}$/)
      }),
    )
  })

  it('a cursor of another filter is none (CAT-14)', () => {
    const cursor = writeListingCursor(filter, { attempt: 0, tier: 0, key: 1, id: 'a' })
    for (const other of [
      { sort: 'price-up' },
      { ...filter, sort: 'price-down' },
      { ...filter, platforms: [1, 2] },
      { ...filter, minPriceFen: 0 },
    ] as const) {
      expect(readListingCursor(other, cursor)).toBeNull()
    }
    expect(readListingCursor({ text: '女装', platforms: [1], sort: 'price-up' }, cursor)).not.toBeNull()
  })

  it('a cursor that was made up is none (CAT-14)', () => {
    const print = fingerprint(filter)
    const made = fc.oneof(
      fc.string(),
      fc.json().map((json) => Buffer.from(json).toString('base64url')),
      fc.tuple(fc.constant(print), fc.anything(), fc.anything(), fc.anything()).map((tuple) => {
        try {
          return Buffer.from(JSON.stringify(tuple)).toString('base64url')
        } catch {
          return ''
        }
      }),
    )
    fc.assert(
      fc.property(made, (cursor) => {
        const at = readListingCursor(filter, cursor)
        if (at === null) return
        expect(Number.isSafeInteger(at.key)).toBe(true)
        expect(at.id).toMatch(/^[\w-]{1,40}$/)
        expect([0, 1]).toContain(at.tier)
      }),
    )
  })
})
