/** How frequent the matches of a part of a list probably are. */
export interface Frequency {
  /** Of all shops on sale, 0 to 1. */
  readonly share: number
  readonly matches: number
}

/**
 * How a part of a list is found. `skim`: along the index of its order, which knows every choice. `walk`: along its
 * order, shop by shop, for what only the shop itself knows. `gather`: the tokens find every match, and those are
 * sorted.
 */
export type Way = { readonly way: 'skim' | 'walk'; readonly steps: number } | { readonly way: 'gather' }

const GATHER: Way = { way: 'gather' }

/**
 * A match that is gathered is read from anywhere on the disk; so is every step of a walk, while skimming reads none.
 */
const STEPS_PER_MATCH = { skim: 20, walk: 1.5 } as const
const LONGEST = { skim: 400_000, walk: 3_000 } as const
/** Fewer steps cost next to nothing; so many are tried where nothing is known of the tokens. */
const SHORTEST = { skim: 2_000, walk: 100 } as const
const UNKNOWN = { skim: 20_000, walk: 1_000 } as const

/**
 * Frequent matches are met soon along the order, however many shops there are; rare ones are gathered fast. A search
 * along the order that meets too few falls back to gathering, so a wrong estimate costs little.
 */
export function waysToLook(wanted: number, along: 'skim' | 'walk', frequency: Frequency | null): readonly Way[] {
  if (frequency === null) return [{ way: along, steps: UNKNOWN[along] }, GATHER]
  const { share, matches } = frequency
  const expected = wanted / Math.max(share, Number.MIN_VALUE)
  const worthwhile = Math.min(LONGEST[along], Math.max(SHORTEST[along], matches * STEPS_PER_MATCH[along]))
  if (expected > worthwhile) return [GATHER]
  // Shops that fit may come late: cheap ones are seldom flagships.
  const steps = along === 'skim' ? worthwhile : Math.min(worthwhile, expected * 2 + SHORTEST.walk)
  return [{ way: along, steps: Math.ceil(steps) }, GATHER]
}
