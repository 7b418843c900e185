import {
  dealGame,
  decideGameReward,
  decideGuess,
  gamePoints,
  gameView,
  ownGame,
  rankWeek,
  rewardDay,
  type GuessGame,
  type GuessGameId,
  type GuessGameRecord,
} from '../../../src/guess-game/index.ts'
import { mapResult, ok, type Result } from '../../../src/kernel/index.ts'
import type { UserId } from '../../../src/session/index.ts'
import { coinBookOf, movedBook } from '../coins/coin-book.ts'
import type { Desk } from '../desk.ts'
import type { MarketState } from '../market-state.ts'
import { signedIn } from '../signed-in.ts'
import { salesOf } from '../valuation/memory-valuations.ts'

export function createMemoryGuessGame({ state, store }: Desk): GuessGame {
  const now = () => state.clock.now()
  const playerId = (): UserId | null => {
    const who = signedIn(state, store)
    return who.ok ? who.value.userId : null
  }
  const found = (id: GuessGameId): Result<GuessGameRecord> => ownGame(state.guessGames.get(id), playerId())
  const keep = (game: GuessGameRecord): GuessGameRecord => {
    state.guessGames.set(game.id, game)
    return game
  }
  return {
    async user() {
      const userId = playerId()
      if (userId === null) return null
      const finished = [...state.guessGames.values()].filter(
        (game) => game.userId === userId && game.finishedAt !== null,
      )
      return {
        games: finished.length,
        best_points: finished.length === 0 ? null : Math.max(...finished.map(gamePoints)),
        has_coins_today: isRewarded(state, userId, rewardDay(now())),
      }
    },
    async start() {
      const id = state.random.token().slice(0, 20) as GuessGameId
      const dealt = dealGame(salesOf(state), { id, userId: playerId(), at: now() }, state.random)
      return mapResult(dealt, (game) => gameView(keep(game)))
    },
    game: async (id) => mapResult(found(id), gameView),
    async guess(id, guess) {
      const before = found(id)
      if (!before.ok) return before
      const decided = decideGuess(before.value, guess, now())
      if (!decided.ok) return decided
      const isOver = before.value.finishedAt === null && decided.value.finishedAt !== null
      return ok(gameView(keep(isOver ? rewarded(state, decided.value) : decided.value)))
    },
    async ranking() {
      const games = [...state.guessGames.values()].flatMap((game) => {
        const member = game.userId === null ? undefined : state.members.get(game.userId as UserId)
        if (member === undefined || game.finishedAt === null) return []
        const { userId, username } = member
        return [{ userId, username, points: gamePoints(game), finishedAt: game.finishedAt }]
      })
      return ok(rankWeek(games, playerId(), now()))
    },
  }
}

function rewarded(state: MarketState, game: GuessGameRecord): GuessGameRecord {
  const userId = game.userId as UserId | null
  const isDayRewarded = userId !== null && isRewarded(state, userId, rewardDay(state.clock.now()))
  const move = decideGameReward(game, isDayRewarded)
  if (userId === null || move === null) return game
  const book = movedBook(coinBookOf(state, userId), move)
  if (!book.ok) throw new Error(`The game ${game.id} gave no coins.`)
  state.coins.set(userId, book.value)
  return { ...game, coins: move.coins }
}

const isRewarded = (state: MarketState, userId: UserId, day: string): boolean =>
  (state.coins.get(userId)?.movements ?? []).some(({ kind, reference }) => kind === 'game' && reference === day)
