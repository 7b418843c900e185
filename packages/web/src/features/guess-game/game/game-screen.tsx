import { useState } from 'react'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { GameOver } from './game-over.tsx'
import { GameStart } from './game-start.tsx'
import { Ranking } from './ranking.tsx'
import { RoundPlay } from './round-play.tsx'
import { RoundResult } from './round-result.tsx'
import { useGame } from './use-game.ts'

/** Guessing what shops were sold for. */
export function Page() {
  const title = useMessages(titleMessages).guessGame
  const { game, begun, resume, isBusy, failed, start, guess } = useGame()
  // A round that was guessed is looked at until its player goes on.
  const [seen, setSeen] = useState<number>()
  const begin = async () => {
    setSeen(undefined)
    await start()
  }
  const roundsDone = game?.guessed.length ?? 0
  const shownResult = seen !== undefined && seen < roundsDone ? game?.guessed[seen] : undefined
  return (
    <Screen top={<BackBar title={title} />}>
      {game === undefined ? (
        <GameStart isBusy={isBusy} onStart={() => void begin()} onResume={begun === undefined ? undefined : resume} />
      ) : shownResult !== undefined && seen !== undefined ? (
        <RoundResult
          key={seen}
          round={seen}
          rounds={game.rounds}
          points={game.points}
          result={shownResult}
          onNext={() => setSeen(undefined)}
        />
      ) : game.next === null ? (
        <GameOver game={game} isBusy={isBusy} onAgain={() => void begin()} />
      ) : (
        <RoundPlay
          key={roundsDone}
          game={game}
          clue={game.next}
          isBusy={isBusy}
          isFailed={failed !== undefined}
          onGuess={async (guessFen) => {
            if ((await guess(guessFen)) !== undefined) setSeen(roundsDone)
          }}
        />
      )}
      {(game === undefined || (game.next === null && shownResult === undefined)) && <Ranking />}
    </Screen>
  )
}
