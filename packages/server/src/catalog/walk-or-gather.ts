import type { TokenShares } from './token-shares.ts'

/** How a part of a list is found: by walking along its order, or by gathering every match from the tokens and sorting. */
export type Way = { readonly way: 'walk'; readonly atMost: number } | { readonly way: 'gather' }

/** The longest walk that is worth a try. */
const LONGEST_WALK = 6_000
const UNKNOWN_WALK = 1_500

/**
 * What is frequent is soon met on a walk, however many shops there are; what is rare is soon gathered. A walk that meets
 * too little ends at its bound, and then gathering finishes the work: a wrong guess costs little.
 */
export function walkOrGather(wanted: number, share: number | null, shares: TokenShares | null): Way {
  if (share === null || shares === null) return { way: 'walk', atMost: UNKNOWN_WALK }
  const expectedSteps = wanted / Math.max(share, Number.MIN_VALUE)
  const expectedMatches = share * shares.shopCount
  // A match that is gathered costs about as much as three steps: it is looked up, and it is sorted.
  if (expectedSteps > Math.max(MIN_WALK, Math.min(LONGEST_WALK, expectedMatches * 3))) return { way: 'gather' }
  return { way: 'walk', atMost: Math.ceil(expectedSteps * 2) + MIN_WALK }
}

const MIN_WALK = 100
