import { useRef, useState } from 'react'
import { formatCount } from '@diandu/core/format'
import type { GuessClue, GuessGameView } from '@diandu/core/guess-game'
import { readYuan } from '@diandu/core/input'
import { MoneyField } from '../../../app/forms/money-field.tsx'
import { useTypedEarly } from '../../../app/forms/use-typed-early.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { guessGameMessages } from '../../../messages/guess-game/guess-game.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { ClueFacts } from './clue-facts.tsx'
import { RoundHead } from './round-head.tsx'

interface RoundPlayProps {
  readonly game: GuessGameView
  readonly clue: GuessClue
  readonly isBusy: boolean
  /** The last guess did not arrive: it can be sent again, and counts once. */
  readonly isFailed: boolean
  readonly onGuess: (guessFen: number) => Promise<void>
}

export function RoundPlay({ game, clue, isBusy, isFailed, onGuess }: RoundPlayProps) {
  const messages = useMessages(guessGameMessages)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useTypedEarly(form, ({ guess }) => guess !== undefined && setTyped(guess))
  const send = async () => {
    const guess = readYuan(typed)
    const isGuess = guess.ok && guess.value > 0
    setWrong(!isGuess)
    if (isGuess) await onGuess(guess.value)
  }
  return (
    <form
      ref={form}
      method="post"
      className="px-16 pt-12"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <RoundHead round={game.guessed.length} rounds={game.rounds} points={formatCount(game.points)} />
      <Card>
        <ClueFacts clue={clue} />
      </Card>
      <div className="my-16">
        <MoneyField
          name="guess"
          label={messages.guess}
          value={typed}
          onChange={setTyped}
          hint={messages.guessHint}
          {...(isWrong ? { error: messages.guessMissing } : isFailed ? { error: messages.notSent } : {})}
        />
      </div>
      <Button block type="submit" busy={isBusy}>
        {messages.send}
      </Button>
    </form>
  )
}
