import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { GuessGameView } from '@diandu/core/guess-game'
import type { Failure, Result } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import type { Ports } from '../../../composition/ports.ts'
import { useDevice } from '../../../app/device/device-context.ts'
import { useReportFailure } from '../../../app/queries/failures/failure-context.ts'
import { useLocale } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { gameQuery } from './game-queries.ts'
import { storeGame, readStoredGame } from './stored-game.ts'

/** Queries that a finished game makes outdated. */
const CHANGED = ['guess-ranking', 'guess-user', 'coins', 'coin-month']

/** The game of this visit: begun or found again, one guess at a time. */
export function useGame() {
  const ports = usePorts()
  const { storage } = useDevice()
  const queries = useQueryClient()
  const locale = useLocale()
  const reportFailure = useReportFailure()
  const [game, setGame] = useState<GuessGameView>()
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failure>()
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
  const take = async (ask: (guessGame: Ports['guessGame']) => Promise<Result<GuessGameView>>) => {
    if (isBusy) return undefined
    setBusy(true)
    const answer = await ask((await ports()).guessGame)
    setBusy(false)
    if (!answer.ok) {
      setFailed(answer.failure)
      reportFailure(answer.failure)
      toasts.show(failureText(answer.failure, locale), 'bad')
      return undefined
    }
    setFailed(undefined)
    setGame(answer.value)
    const isOver = answer.value.next === null
    storeGame(storage, isOver ? null : answer.value.id)
    if (isOver) await Promise.all(CHANGED.map((key) => queries.invalidateQueries({ queryKey: [key] })))
    return answer.value
  }
  return {
    game,
    /** A game that this visit began and has not ended. */
    begun,
    resume: () => setGame(begun),
    isBusy,
    failed,
    start: () => take((guessGame) => guessGame.start()),
    guess: (guessFen: number) =>
      game === undefined
        ? Promise.resolve(undefined)
        : take((guessGame) => guessGame.guess(game.id, { round: game.guessed.length, guessFen })),
  }
}
