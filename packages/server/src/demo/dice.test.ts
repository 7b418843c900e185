import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededDice } from './dice.ts'

describe('Seeded dice', () => {
  it('fall the same way for the same seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const rolls = (dice = seededDice(seed)) => Array.from({ length: 20 }, dice.roll)
        expect(rolls()).toEqual(rolls())
      }),
    )
    // Written down once, so that a demonstration stays the same over versions.
    expect(Array.from({ length: 4 }, seededDice(7).roll).map((roll) => roll.toFixed(6))).toMatchInlineSnapshot(`
      [
        "0.885879",
        "0.562892",
        "0.065664",
        "0.113320",
      ]
    `)
  })

  it('keep within their bounds, and reach all of them', () => {
    const dice = seededDice(1)
    const numbers = Array.from({ length: 2_000 }, () => dice.between(3, 7))
    expect([...new Set(numbers)].toSorted()).toEqual([3, 4, 5, 6, 7])
    const choices = Array.from({ length: 2_000 }, () =>
      dice.weighted([
        ['often', 9],
        ['seldom', 1],
        ['never', 0],
      ] as const),
    )
    const often = choices.filter((choice) => choice === 'often').length
    expect(often).toBeGreaterThan(1_650)
    expect(often).toBeLessThan(1_950)
    expect(choices).not.toContain('never')
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const size = seededDice(seed).magnitude(3, 80)
        expect(size >= 3 && size <= 80).toBe(true)
      }),
    )
  })
})
