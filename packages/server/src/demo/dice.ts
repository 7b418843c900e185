/** Chance that comes out the same for the same seed, on every machine. */
export interface Dice {
  /** 0 ≤ n < 1. */
  readonly roll: () => number
  /** A whole number, low ≤ n ≤ high. */
  readonly between: (low: number, high: number) => number
  /**
   * Between low and high, small ones as likely as large ones by their magnitude: prices and fans are spread like this.
   */
  readonly magnitude: (low: number, high: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <T>(choices: readonly T[]) => T
  /** One of the choices, each as likely as its weight says. */
  readonly weighted: <T>(choices: readonly (readonly [T, number])[]) => T
}

/** A counter stepped by the golden ratio and stirred: the numbers of neighbouring seeds have nothing in common. */
export function seededDice(seed: number): Dice {
  let state = stir(seed >>> 0)
  const roll = () => {
    state = (state + 0x9e37_79b9) >>> 0
    return stir(state) / 2 ** 32
  }
  const between = (low: number, high: number) => low + Math.floor(roll() * (high - low + 1))
  return {
    roll,
    between,
    magnitude: (low, high) => low * (high / low) ** roll(),
    chance: (share) => roll() < share,
    pick: (choices) => choices[between(0, choices.length - 1)] as (typeof choices)[number],
    weighted(choices) {
      let left = roll() * choices.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [choice, weight] of choices) {
        left -= weight
        if (left < 0) return choice
      }
      return (choices.at(-1) as (typeof choices)[number])[0]
    },
  }
}

function stir(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x21f0_aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97)
  return (mixed ^ (mixed >>> 15)) >>> 0
}
