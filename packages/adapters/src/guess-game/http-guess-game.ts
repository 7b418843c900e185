import { GUESS_SUCCESS_CODE, toGuessUser, type GuessGame } from '@diandu/core/guess-game'
import { getGuessGame, getGuessRanking, getGuessUser, guessPrice, startGuessGame } from '@diandu/wire'
import type { Client } from '../http/index.ts'

/** `ownClient` is the game's own: its failures are not reported. */
export const httpGuessGame = (client: Client, ownClient: Client): GuessGame => ({
  async user(signal) {
    const answer = await ownClient.send(getGuessUser, {}, { signal }).catch(() => undefined)
    return toGuessUser(answer?.ok === true ? { code: GUESS_SUCCESS_CODE, data: answer.value } : answer)
  },
  start: () => client.send(startGuessGame, {}),
  game: (id, signal) => client.send(getGuessGame, { id }, { signal }),
  guess: (id, guess) => client.send(guessPrice, { id, ...guess }),
  ranking: (signal) => client.send(getGuessRanking, {}, { signal }),
})
