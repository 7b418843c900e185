/** Chance that can be had again: the same seed rolls the same numbers (mulberry32). */
export function dice(seed: number): {
  readonly below: (limit: number) => number
  readonly pick: <T>(items: readonly [T, ...T[]] | readonly T[]) => T
} {
  let state = seed >>> 0
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from')
      return item
    },
  }
}

/** One seed for the whole run, so that one number repeats it. */
export const runSeed = (): number => Number(process.env['FC_SEED'] ?? Math.floor(Math.random() * 0x7fff_ffff))
