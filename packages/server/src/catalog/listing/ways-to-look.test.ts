import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { waysToLook } from './ways-to-look.ts'

describe('Ways to look', () => {
  it('goes along the order for what is frequent, and gathers what is rare', () => {
    expect(waysToLook(21, 'walk', { share: 0.3, matches: 60_000 })[0]).toEqual({ way: 'walk', steps: 240 })
    expect(waysToLook(21, 'walk', { share: 0.0005, matches: 100 })).toEqual([{ way: 'gather' }])
    expect(waysToLook(21, 'skim', { share: 0.0001, matches: 20 })).toEqual([{ way: 'gather' }])
  })

  it('ends every walk, and ends with gathering', () => {
    const frequency = fc.record({
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      matches: fc.double({ min: 0, max: 1e7, noNaN: true }),
    })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 201 }),
        fc.constantFrom('skim' as const, 'walk' as const),
        fc.option(frequency),
        (wanted, along, guess) => {
          const ways = waysToLook(wanted, along, guess)
          expect(ways.at(-1)).toEqual({ way: 'gather' })
          for (const way of ways) {
            if (way.way === 'walk') expect(way.steps).toBeLessThanOrEqual(3_000)
            if (way.way !== 'gather') expect(Number.isInteger(way.steps) && way.steps > 0).toBe(true)
          }
        },
      ),
    )
  })
})
