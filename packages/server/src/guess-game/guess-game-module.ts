import { GAME_OPEN_MS } from '@diandu/core/guess-game'
import { HOUR_MS } from '@diandu/core/kernel'
import type { ServerModule } from '../server-module.ts'
import { dropOldGames } from './game-store.ts'
import { guessGameHandlers } from './guess-game.handlers.ts'

/** Guessing the prices of shops that were sold here. */
export const guessGameModule: ServerModule = {
  name: 'guess-game',
  handlers: () => guessGameHandlers,
  sweeps: [
    {
      name: 'drop games that nobody can play on',
      everyMs: HOUR_MS,
      run: ({ db, clock }) => dropOldGames(db, clock.now() - GAME_OPEN_MS),
    },
  ],
}
