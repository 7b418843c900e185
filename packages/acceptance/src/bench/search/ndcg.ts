/**
 * How near a list is to the best one there could be, 0 to 1: what is met first counts most, and a shop of the best
 * grade counts more than two of the next (gain 2^grade − 1, discount by the logarithm of the place). Not a number where
 * no shop is wanted at all.
 */
export function ndcg(shown: readonly number[], all: readonly number[], depth = 10): number {
  const best = all.toSorted((one, other) => other - one).slice(0, depth)
  return gain(shown.slice(0, depth)) / gain(best)
}

const gain = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
