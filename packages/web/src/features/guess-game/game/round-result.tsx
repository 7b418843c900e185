import { formatCount, shortMoney } from '@diandu/core/format'
import { MAX_ROUND_POINTS, type GuessedRound } from '@diandu/core/guess-game'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { guessGameMessages } from '../../../messages/guess-game/guess-game.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { Facts } from '../../../ui/lists/facts.tsx'
import { ClueFacts } from './clue-facts.tsx'
import { RoundHead } from './round-head.tsx'
import styles from './game.module.css'

interface RoundResultProps {
  readonly round: number
  readonly rounds: number
  /** Of the game so far. */
  readonly points: number
  readonly result: GuessedRound
  readonly onNext: () => void
}

export function RoundResult({ round, rounds, points, result, onNext }: RoundResultProps) {
  const messages = useMessages(guessGameMessages)
  const locale = useLocale()
  return (
    <div className="px-16 pt-12">
      <RoundHead round={round} rounds={rounds} points={formatCount(points)} />
      <Card>
        <p className="ferry type-display strong">{messages.gained(result.points)}</p>
        <div className={styles.bar} aria-hidden="true">
          <span style={{ width: `${(100 * result.points) / MAX_ROUND_POINTS}%` }} />
        </div>
        <Facts
          facts={[
            [messages.sold, <strong key="sold">{shortMoney(result.priceFen, locale)}</strong>],
            [messages.guessed, shortMoney(result.guessFen, locale)],
          ]}
        />
      </Card>
      <div className="my-16">
        <Button block onClick={onNext}>
          {round + 1 === rounds ? messages.finish : messages.next}
        </Button>
      </div>
      <Card>
        <ClueFacts clue={result.clue} />
      </Card>
    </div>
  )
}
