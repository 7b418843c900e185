import type { Industry, PlatformId } from '../catalog/index.ts'

/** The figures of a shop that competes for a word. */
export interface Competitor {
  readonly platform: PlatformId
  readonly industry: Industry
  readonly priceFen: number
}

export interface Competition {
  readonly platforms: readonly { readonly platform: PlatformId; readonly shops: number }[]
  readonly industries: readonly { readonly industry: Industry; readonly shops: number }[]
  /** A quarter asks less than the first, half less than the second, a quarter more than the third. */
  readonly prices: { readonly lowFen: number; readonly middleFen: number; readonly highFen: number } | null
}

const SHOWN = 3

/** Where the shops that a word finds stand, and what they ask. */
export function competitionAmong(shops: readonly Competitor[]): Competition {
  const prices = shops.map(({ priceFen }) => priceFen).toSorted((one, other) => one - other)
  const at = (share: number): number => prices[Math.floor((prices.length - 1) * share)] ?? 0
  return {
    platforms: topThree(shops.map(({ platform }) => platform)).map(([platform, count]) => ({ platform, shops: count })),
    industries: topThree(shops.map(({ industry }) => industry)).map(([industry, count]) => ({
      industry,
      shops: count,
    })),
    prices: prices.length === 0 ? null : { lowFen: at(0.25), middleFen: at(0.5), highFen: at(0.75) },
  }
}

function topThree<T extends string | number>(values: readonly T[]): readonly (readonly [T, number])[] {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([one, many], [other, few]) => few - many || (one < other ? -1 : 1)).slice(0, SHOWN)
}
