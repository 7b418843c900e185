import { DAY_MS, fail, MAX_FEN, ok, refused, type Brand, type Random, type Result } from '../kernel/index.ts'
import type { Sale } from '../valuation/index.ts'
import { clueOf, type GuessClue } from './guess-clue.ts'
import { deckFor, GAME_ROUNDS } from './deck-for.ts'
import { guessPoints } from './guess-points.ts'

export type GuessGameId = Brand<'GuessGameId'>

/** For so long a game can be played on. */
export const GAME_OPEN_MS = DAY_MS

export interface GuessRound {
  readonly clue: GuessClue
  readonly priceFen: number
  /** `null` until it is in. */
  readonly guessFen: number | null
}

/** A game as only the server knows it: with every price. */
export interface GuessGameRecord {
  readonly id: GuessGameId
  /** `null` for a visitor, who plays for practice. */
  readonly userId: string | null
  readonly startedAt: number
  readonly rounds: readonly GuessRound[]
  /** When the last guess was in. */
  readonly finishedAt: number | null
  /** The coins that the finished game gave. */
  readonly coins: number
}

export interface GuessedRound {
  readonly clue: GuessClue
  readonly priceFen: number
  readonly guessFen: number
  readonly points: number
}

/** A game as its player sees it: prices of the rounds that were played, and the clue of the next one. */
export interface GuessGameView {
  readonly id: GuessGameId
  readonly rounds: number
  readonly guessed: readonly GuessedRound[]
  /** `null` once every round was played. */
  readonly next: GuessClue | null
  readonly points: number
  /** Played for practice: it is not ranked, and gives no coins. */
  readonly isPractice: boolean
  readonly coins: number
  readonly openUntil: number
}

export interface Guess {
  /** From 0 on. */
  readonly round: number
  readonly guessFen: number
}

/** A new game over shops that were sold; refused where too few were. */
export function dealGame(
  sales: readonly Sale[],
  { id, userId, at }: { readonly id: GuessGameId; readonly userId: string | null; readonly at: number },
  random: Pick<Random, 'below'>,
): Result<GuessGameRecord> {
  const left = [...deckFor(userId === null ? 'practice' : 'ranked', sales)]
  if (left.length < GAME_ROUNDS)
    return fail(
      refused('sales-short', userId === null ? '成交的店铺还不够练习，请登录后再玩' : '成交的店铺还不够开一局'),
    )
  const rounds: GuessRound[] = []
  while (rounds.length < GAME_ROUNDS)
    for (const sale of left.splice(random.below(left.length), 1))
      rounds.push({ clue: clueOf(sale), priceFen: sale.priceFen, guessFen: null })
  return ok({ id, userId, startedAt: at, rounds, finishedAt: null, coins: 0 })
}

/** The game, where this player may see it: a visitor's is whose who knows its id. */
export function ownGame(game: GuessGameRecord | undefined, userId: string | null): Result<GuessGameRecord> {
  return game === undefined || (game.userId !== null && game.userId !== userId)
    ? fail(refused('not-found', '没有找到这一局', 'id'))
    : ok(game)
}

/** The game after a guess. A round that was guessed already stays as it is, whatever is guessed again. */
export function decideGuess(game: GuessGameRecord, { round, guessFen }: Guess, at: number): Result<GuessGameRecord> {
  const next = guessedCount(game)
  if (!Number.isInteger(round) || round < 0 || round > next || round >= game.rounds.length)
    return fail(refused('bad-parameter', '还没有轮到这一题', 'round'))
  if (round < next) return ok(game)
  if (!Number.isInteger(guessFen) || guessFen < 1 || guessFen > MAX_FEN)
    return fail(refused('bad-parameter', '请填写大于 0 的价格', 'guessFen'))
  if (!(at <= game.startedAt + GAME_OPEN_MS)) return fail(refused('game-over', '这一局已经过期，请重新开始', 'id'))
  const rounds = game.rounds.map((one, number) => (number === round ? { ...one, guessFen } : one))
  return ok({ ...game, rounds, finishedAt: next + 1 === rounds.length ? at : null })
}

export const gameView = (game: GuessGameRecord): GuessGameView => ({
  id: game.id,
  rounds: game.rounds.length,
  guessed: guessedRounds(game),
  next: game.rounds[guessedCount(game)]?.clue ?? null,
  points: gamePoints(game),
  isPractice: game.userId === null,
  coins: game.coins,
  openUntil: game.startedAt + GAME_OPEN_MS,
})

export const gamePoints = (game: Pick<GuessGameRecord, 'rounds'>): number =>
  guessedRounds(game).reduce((sum, { points }) => sum + points, 0)

const guessedRounds = ({ rounds }: Pick<GuessGameRecord, 'rounds'>): readonly GuessedRound[] =>
  rounds.flatMap(({ clue, priceFen, guessFen }) =>
    guessFen === null ? [] : [{ clue, priceFen, guessFen, points: guessPoints(priceFen, guessFen) }],
  )

const guessedCount = ({ rounds }: Pick<GuessGameRecord, 'rounds'>): number =>
  rounds.filter(({ guessFen }) => guessFen !== null).length
