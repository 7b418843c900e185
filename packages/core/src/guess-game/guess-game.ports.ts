import type { Result, StopSignal } from '../kernel/index.ts'
import type { Guess, GuessGameId, GuessGameView } from './guess-record.ts'
import type { GuessUser } from './guess-user.ts'
import type { GuessRanking } from './week-ranking.ts'

export interface GuessGame {
  /** The player's record; `null` where there is none, and where anything went wrong. Never tells of a failure. */
  user(signal?: StopSignal): Promise<GuessUser | null>
  start(): Promise<Result<GuessGameView>>
  game(id: GuessGameId, signal?: StopSignal): Promise<Result<GuessGameView>>
  /** The same round again gets the answer of its first guess. */
  guess(id: GuessGameId, guess: Guess): Promise<Result<GuessGameView>>
  ranking(signal?: StopSignal): Promise<Result<GuessRanking>>
}
