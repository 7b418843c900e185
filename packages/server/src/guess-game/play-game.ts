import {
  dealGame,
  decideGameReward,
  decideGuess,
  gameView,
  ownGame,
  rewardDay,
  type Guess,
  type GuessGameId,
  type GuessGameRecord,
  type GuessGameView,
} from '@diandu/core/guess-game'
import { fail, ok, type Random, type Result } from '@diandu/core/kernel'
import { moveCoins } from '../coins/index.ts'
import type { Database, Queries, Transaction } from '../database/index.ts'
import { idFrom } from '../ids/index.ts'
import { lockUser } from '../session/index.ts'
import { readSales } from '../valuation/index.ts'
import { findGame, insertGame, isDayRewarded, lockGame, writeGame } from './game-store.ts'

export async function startGame(
  db: Queries,
  userId: string | null,
  { random, nowMs }: { readonly random: Random; readonly nowMs: number },
): Promise<Result<GuessGameView>> {
  const id = idFrom(random.token()) as GuessGameId
  const dealt = dealGame(await readSales(db, 'market'), { id, userId, at: nowMs }, random)
  if (!dealt.ok) return dealt
  await insertGame(db, dealt.value)
  return ok(gameView(dealt.value))
}

export async function readGame(db: Queries, id: string, userId: string | null): Promise<Result<GuessGameView>> {
  const game = ownGame(await findGame(db, id), userId)
  return game.ok ? ok(gameView(game.value)) : game
}

/**
 * One guess with all that follows from it. The player's row is locked before the game's, because coins may move: two
 * guesses of one round come one after the other, and the second gets the answer of the first.
 */
export const takeGuess = (
  db: Database,
  { id, userId, ...guess }: Guess & { readonly id: string; readonly userId: string | null },
  nowMs: number,
): Promise<Result<GuessGameView>> =>
  db.transaction(async (tx): Promise<Result<GuessGameView>> => {
    if (userId !== null && (await lockUser(tx, userId)) === undefined) return fail({ kind: 'login-required' })
    const before = ownGame(await lockGame(tx, id), userId)
    if (!before.ok) return before
    const decided = decideGuess(before.value, guess, nowMs)
    if (!decided.ok || decided.value === before.value) return decided.ok ? ok(gameView(decided.value)) : decided
    const game = await rewarded(tx, decided.value)
    await writeGame(tx, game, game.coins > 0 && game.finishedAt !== null ? rewardDay(game.finishedAt) : null)
    return ok(gameView(game))
  })

/** A finished game with its coins, where it gives some. */
async function rewarded(tx: Transaction, game: GuessGameRecord): Promise<GuessGameRecord> {
  const { userId, finishedAt } = game
  if (userId === null || finishedAt === null) return game
  const move = decideGameReward(game, await isDayRewarded(tx, userId, rewardDay(finishedAt)))
  if (move === null) return game
  const moved = await moveCoins(tx, { userId, ...move })
  if (!moved.ok) throw new Error(`The game ${game.id} gave no coins.`)
  return { ...game, coins: move.coins }
}
