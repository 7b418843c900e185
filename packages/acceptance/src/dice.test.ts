import { describe, expect, it } from 'vitest'
import { dice } from './dice.ts'

describe('chance that can be had again', () => {
  it('rolls the same for the same seed, within its limit and all over it', () => {
    const rolls = (seed: number) => {
      const { below } = dice(seed)
      return Array.from({ length: 200 }, () => below(6))
    }
    expect(rolls(7)).toEqual(rolls(7))
    expect(rolls(7)).not.toEqual(rolls(8))
    expect(new Set(rolls(7))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
    expect(() => dice(1).pick([])).toThrow('nothing to pick')
  })
})
