export { deckFor, GAME_ROUNDS } from './deck-for.ts'
export { decideGameReward, GAME_COINS, POINTS_PER_COIN, rewardDay } from './game-reward.ts'
export { clueOf, type GuessClue } from './guess-clue.ts'
export type { GuessGame } from './guess-game.ports.ts'
export { toGuessPlayer, type GuessPlayer } from './guess-player.ts'
export { guessPoints, MAX_ROUND_POINTS } from './guess-points.ts'
export {
  dealGame,
  decideGuess,
  GAME_OPEN_MS,
  gamePoints,
  gameView,
  ownGame,
  type Guess,
  type GuessGameId,
  type GuessGameRecord,
  type GuessGameView,
  type GuessRound,
  type GuessedRound,
} from './guess-record.ts'
export { GUESS_SUCCESS_CODE, toGuessUser, type GuessUser } from './guess-user.ts'
export {
  MAX_RANKED,
  rankWeek,
  weekOf,
  type GuessRanking,
  type FinishedGame,
  type RankedPlayer,
} from './week-ranking.ts'
export { needsWeChatEntry, SANDBOX_GAME_ENTRY } from './wechat-entry.ts'
