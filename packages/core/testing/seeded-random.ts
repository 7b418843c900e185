import type { Random } from '../src/kernel/index.ts'

/**
 * Chance that comes out the same every time: a linear congruential generator, good enough for a test and for nothing
 * else.
 */
export function createSeededRandom(seed = 1): Random {
  let state = seed >>> 0
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
  return { below, token: () => Array.from({ length: 32 }, () => below(16).toString(16)).join('') }
}
