import type { CampaignWindow } from '../../campaigns/index.ts'
import { maskMiddle } from '../../format/index.ts'

/** A user and their points, as they are counted. */
export interface PointHolder {
  readonly userId: string
  readonly username: string
  readonly points: number
}

/** A place in the ranking, as any visitor sees it. */
export interface RankedPerson {
  /** Users with as many points share a place, and the next place is as much further. */
  readonly place: number
  /** Masked. */
  readonly name: string
  readonly points: number
}

/** The points of one run. */
export interface PointsRanking {
  readonly window: CampaignWindow
  readonly countedAt: number
  /** How many users have points. */
  readonly people: number
  readonly top: readonly RankedPerson[]
  /** Null for a visitor; the place is null without points. */
  readonly own: { readonly place: number | null; readonly points: number } | null
}

export const MAX_RANKED = 10

/** How many users have so many points, by points. */
export type PointSpread = ReadonlyMap<number, number>

/** The place of a user with so many points; null for none. */
export function placeOf(points: number, spread: PointSpread): number | null {
  if (!(points > 0)) return null
  let before = 0
  for (const [others, people] of spread) if (others > points) before += people
  return before + 1
}

/** The first of the ranking, by points and then by id, each with their place. */
export const rankPeople = (
  holders: readonly PointHolder[],
  spread: PointSpread,
  max = MAX_RANKED,
): readonly RankedPerson[] =>
  holders
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points || (one.userId < other.userId ? -1 : 1))
    .slice(0, max)
    .map(({ username, points }) => ({ place: placeOf(points, spread) ?? 1, name: maskedName(username), points }))

/** The first character and the last one. */
export const maskedName = (username: string): string => maskMiddle(username, 1, 1)
