import type { GuessUser } from './guess-user.ts'

/** The player of our own game, read from the record that the game gives. */
export interface GuessPlayer {
  readonly games: number
  /** Of all finished games; `null` before the first. */
  readonly bestPoints: number | null
  /** Whether today's coins were given. */
  readonly hasCoinsToday: boolean
}

/** Total: what makes no sense counts as not said. */
export function toGuessPlayer(user: GuessUser | null): GuessPlayer | null {
  if (user === null) return null
  const { games, best_points: bestPoints, has_coins_today: hasCoinsToday } = user
  return {
    games: isCount(games) ? games : 0,
    bestPoints: isCount(bestPoints) ? bestPoints : null,
    hasCoinsToday: hasCoinsToday === true,
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
