import type { GuessGameId, GuessGameView } from '@diandu/core/guess-game'
import type { DeviceStorage, Result } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDevice } from '../../../app/device/device-context.ts'
import { useLocale } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { useSend } from '../../../app/queries/use-send.ts'
import { useUser } from '../../../app/session/session-context.ts'
import type { Ports } from '../../../composition/ports.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { gameQuery } from './game-queries.ts'

/** Queries that a finished game makes outdated. */
const CHANGED = ['guess-ranking', 'guess-user', 'coins', 'coin-month']

/** The game of this visit: begun or found again, one guess at a time. */
export function useGame() {
  const ports = usePorts()
  const { storage } = useDevice()
  const queries = useQueryClient()
  const locale = useLocale()
  const [game, setGame] = useState<GuessGameView>()
  // The server renders no game: whose it is, only this device knows. One that was begun by another login is left alone.
  const isPractice = useUser() === undefined
  const [begun, setBegun] = useState<GuessGameView>()
  useEffect(() => {
    let isLeft = false
    const id = readStoredGame(storage)
    if (id === null) return
    queries
      .fetchQuery(gameQuery(ports, id))
      .then((found) => {
        if (!isLeft && found.next !== null && found.isPractice === isPractice) setBegun(found)
      })
      .catch(() => storeGame(storage, null))
    return () => {
      isLeft = true
    }
  }, [ports, queries, storage, isPractice])
  const { send, isBusy, failure } = useSend({
    about: () => null,
    send: ({ guessGame }, ask: (guessGame: Ports['guessGame']) => Promise<Result<GuessGameView>>) => ask(guessGame),
    async onDone(now) {
      setGame(now)
      const isOver = now.next === null
      storeGame(storage, isOver ? null : now.id)
      if (isOver) await Promise.all(CHANGED.map((key) => queries.invalidateQueries({ queryKey: [key] })))
    },
    onFailed: (reason) => toasts.show(failureText(reason, locale), 'bad'),
  })
  const take = async (ask: (guessGame: Ports['guessGame']) => Promise<Result<GuessGameView>>) => {
    const answer = await send(ask)
    return answer?.ok === true ? answer.value : undefined
  }
  return {
    game,
    /** A game that this visit began and has not ended. */
    begun,
    resume: () => setGame(begun),
    isBusy,
    failed: failure,
    start: () => take((guessGame) => guessGame.start()),
    guess: (guessFen: number) =>
      game === undefined
        ? Promise.resolve(undefined)
        : take((guessGame) => guessGame.guess(game.id, { round: game.guessed.length, guessFen })),
  }
}

const KEY = 'guess-game'

type Visit = Pick<DeviceStorage, 'visit'>

/** The game that this visit plays, so that a reload plays on. */
function readStoredGame({ visit }: Visit): GuessGameId | null {
  const id = visit.read(KEY) ?? ''
  return /^[\w-]{1,40}$/.test(id) ? (id as GuessGameId) : null
}

const storeGame = ({ visit }: Visit, id: GuessGameId | null): void =>
  id === null ? visit.remove(KEY) : visit.write(KEY, id)
