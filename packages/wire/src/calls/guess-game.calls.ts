import * as v from 'valibot'
import {
  GAME_ROUNDS,
  GUESS_SUCCESS_CODE,
  MAX_ROUND_POINTS,
  type GuessClue,
  type GuessGameId,
  type GuessGameView,
  type GuessRanking,
} from '@diandu/core/guess-game'
import { MAX_FEN } from '@diandu/core/kernel'
import { call } from './call.ts'
import { industry, plainValues, platformId, shopKind, trademarkState } from '../schemas/catalog.schemas.ts'
import { count, fen, idOf, instant, nothingIn } from '../schemas/schemas.ts'

const gameId = idOf<GuessGameId>()
const rating = v.pipe(v.number(), v.minValue(0), v.maxValue(5))

const clue = v.object({
  platform: platformId,
  kind: shopKind,
  industry,
  trademark: trademarkState,
  taxpayer: plainValues.taxpayer,
  hasLoans: v.boolean(),
  yearsOpen: count,
  fans: count,
  monthlyTurnoverFen: fen,
  rating,
}) satisfies v.GenericSchema<unknown, GuessClue>

const points = v.pipe(count, v.maxValue(MAX_ROUND_POINTS * GAME_ROUNDS))

const game = v.object({
  id: gameId,
  rounds: count,
  guessed: v.array(v.object({ clue, priceFen: fen, guessFen: fen, points })),
  next: v.nullable(clue),
  points,
  isPractice: v.boolean(),
  coins: count,
  openUntil: instant,
}) satisfies v.GenericSchema<unknown, GuessGameView>

const player = v.object({ place: count, name: v.string(), points, isOwn: v.boolean() })

/** A game leaves an endpoint behind. */
const GAMES_PER_MINUTE = 20
const GUESSES_PER_MINUTE = 120

export const getGuessUser = call('GET game/user', {
  summary: 'What the guessing game keeps of its player; its own code says that all is well',
  access: 'member',
  successCode: String(GUESS_SUCCESS_CODE),
  input: nothingIn,
  // Its content is known to the game alone.
  output: v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()]))),
})

export const startGuessGame = call('POST game/start', {
  summary: 'Deals a game of guessing prices; for a visitor it is practice',
  access: 'anyone',
  rateLimitPerMinute: GAMES_PER_MINUTE,
  input: nothingIn,
  output: game,
})

export const getGuessGame = call('GET game/state', {
  summary: 'A game so far: prices of the rounds that were played, and the clue of the next one',
  access: 'anyone',
  input: v.strictObject({ id: gameId }),
  output: game,
  example: { id: 'g1' },
})

export const guessPrice = call('POST game/guess', {
  summary: 'Guesses the price of one round; the same round again gets the answer of its first guess',
  access: 'anyone',
  rateLimitPerMinute: GUESSES_PER_MINUTE,
  input: v.strictObject({
    id: gameId,
    round: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(GAME_ROUNDS - 1)),
    guessFen: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_FEN)),
  }),
  output: game,
  example: { id: 'g1', round: 0, guessFen: 5_000_000 },
})

export const getGuessRanking = call('GET game/ranking', {
  summary: 'The best players of this week, with masked names',
  access: 'anyone',
  input: nothingIn,
  output: v.object({
    from: instant,
    until: instant,
    players: v.array(player),
    own: v.nullable(player),
  }) satisfies v.GenericSchema<unknown, GuessRanking>,
})
