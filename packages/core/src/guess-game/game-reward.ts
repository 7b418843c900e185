import { dayOf, type CoinMove } from '../coins/index.ts'
import { gamePoints, type GuessGameRecord } from './guess-record.ts'

export const GAME_COINS = 5
export const POINTS_PER_COIN = 100

/** The day that a game finished now is rewarded for; each player is rewarded once for each. */
export const rewardDay = (at: number): string => dayOf(at)

/** The coins of a finished game; `null` where it gives none: practice, or the day has given its coins. */
export function decideGameReward(
  game: Pick<GuessGameRecord, 'userId' | 'rounds' | 'finishedAt'>,
  isDayRewarded: boolean,
): CoinMove | null {
  const { userId, finishedAt } = game
  if (userId === null || finishedAt === null || isDayRewarded) return null
  const coins = GAME_COINS + Math.floor(gamePoints(game) / POINTS_PER_COIN)
  return { kind: 'game', reference: rewardDay(finishedAt), coins, at: finishedAt }
}
