import { rankWeek, rewardDay, weekOf } from '@diandu/core/guess-game'
import { ok } from '@diandu/core/kernel'
import * as wire from '@diandu/wire'
import { handlerFor, memberHandlerFor, type Handler } from '../calls/index.ts'
import { countGames, isDayRewarded, readBestGames } from './game-store.ts'
import { readGame, startGame, takeGuess } from './play-game.ts'

/** Of so many players each knows their place. */
const MAX_PLACES = 1_000

export const guessGameHandlers: readonly Handler[] = [
  memberHandlerFor(wire.getGuessUser, async (_nothing, { db, viewer: { userId }, clock }) => {
    const { games, bestPoints } = await countGames(db, userId)
    const hasCoinsToday = await isDayRewarded(db, userId, rewardDay(clock.now()))
    return ok({ games, best_points: bestPoints, has_coins_today: hasCoinsToday })
  }),
  handlerFor(wire.startGuessGame, (_nothing, { db, viewer, random, clock }) =>
    startGame(db, viewer?.userId ?? null, { random, nowMs: clock.now() }),
  ),
  handlerFor(wire.getGuessGame, ({ id }, { db, viewer }) => readGame(db, id, viewer?.userId ?? null)),
  handlerFor(wire.guessPrice, (guess, { db, viewer, clock }) =>
    takeGuess(db, { ...guess, userId: viewer?.userId ?? null }, clock.now()),
  ),
  handlerFor(wire.getGuessRanking, async (_nothing, { db, viewer, clock }) => {
    const now = clock.now()
    return ok(rankWeek(await readBestGames(db, weekOf(now), MAX_PLACES), viewer?.userId ?? null, now))
  }),
]
