import { chineseTime, endOfDay, maskMiddle } from '../format/index.ts'

/** A finished game of a player. */
export interface FinishedGame {
  readonly userId: string
  readonly username: string
  readonly points: number
  readonly finishedAt: number
}

export interface RankedPlayer {
  readonly place: number
  /** Masked. */
  readonly name: string
  readonly points: number
  readonly isOwn: boolean
}

export interface GuessRanking {
  /** The instant at which the week began, and the last one of it. */
  readonly from: number
  readonly until: number
  readonly players: readonly RankedPlayer[]
  /** The own place, where it is not among these; `null` without one. */
  readonly own: RankedPlayer | null
}

export const MAX_RANKED = 20

/** The week of an instant at +08:00, from the first millisecond of Monday to the last one of Sunday. */
export function weekOf(at: number): { readonly from: number; readonly until: number } {
  const sinceMonday = (Number(chineseTime(at, 'd')) + 6) % 7
  return { from: endOfDay(at, -sinceMonday - 1) + 1, until: endOfDay(at, 6 - sinceMonday) }
}

/** The best game of each player; of two equal ones the earlier comes first. */
export function rankWeek(games: readonly FinishedGame[], userId: string | null, at: number): GuessRanking {
  const { from, until } = weekOf(at)
  const best = new Map<string, FinishedGame>()
  for (const game of games) {
    const known = best.get(game.userId)
    const isOfWeek = game.finishedAt >= from && game.finishedAt <= until
    if (isOfWeek && (known === undefined || compareGames(game, known) < 0)) best.set(game.userId, game)
  }
  const ranked = [...best.values()].toSorted(compareGames).map((game, before): RankedPlayer => ({
    place: before + 1,
    name: maskMiddle(game.username, 1, 1),
    points: game.points,
    isOwn: game.userId === userId,
  }))
  const players = ranked.slice(0, MAX_RANKED)
  return { from, until, players, own: ranked.slice(MAX_RANKED).find(({ isOwn }) => isOwn) ?? null }
}

const compareGames = (one: FinishedGame, other: FinishedGame): number =>
  other.points - one.points || one.finishedAt - other.finishedAt || (one.userId < other.userId ? -1 : 1)
