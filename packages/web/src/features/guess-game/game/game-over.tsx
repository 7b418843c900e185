import { useRef } from 'react'
import { INDUSTRIES, platformOf } from '@diandu/core/catalog'
import { formatCount, shortMoney } from '@diandu/core/format'
import type { GuessGameView } from '@diandu/core/guess-game'
import { nameIn } from '@diandu/core/messages'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { guessGameMessages } from '../../../messages/guess-game/guess-game.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { useFocusOnArrival } from '../../../ui/accessibility/use-focus-on-arrival.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import styles from './game.module.css'

interface GameOverProps {
  readonly game: GuessGameView
  readonly isBusy: boolean
  readonly onAgain: () => void
}

export function GameOver({ game, isBusy, onAgain }: GameOverProps) {
  const messages = useMessages(guessGameMessages)
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnArrival(heading, true)
  return (
    <div className="px-16 pt-12">
      <Card>
        <h2 ref={heading} tabIndex={-1} className={`no-outline ${styles.heading}`}>
          {messages.over}
        </h2>
        <p className="ferry type-display strong">{messages.total(formatCount(game.points))}</p>
        <p className="detail break-anywhere block">
          {game.isPractice ? messages.noCoins : game.coins > 0 ? messages.coins(game.coins) : messages.coinsGiven}
        </p>
        {!game.isPractice && (
          <PageLink to="/user_center/goldcoin/goldindex" className={styles.link}>
            {messages.toCoins}
          </PageLink>
        )}
      </Card>
      <div className="my-16">
        <Button block busy={isBusy} onClick={onAgain}>
          {messages.again}
        </Button>
      </div>
      <Card>
        <h2 className={`no-outline ${styles.heading}`}>{messages.results}</h2>
        <ol className={styles.results}>
          {game.guessed.map(({ clue, priceFen, guessFen, points }, number) => (
            // The rounds of a game do not move.
            <li key={`${number} ${priceFen}`}>
              <span>
                {nameIn(platformOf(clue.platform).name, locale)} · {nameIn(INDUSTRIES[clue.industry], locale)}
                <span className="detail break-anywhere block">
                  {messages.sold} {shortMoney(priceFen, locale)} · {messages.guessed} {shortMoney(guessFen, locale)}
                </span>
              </span>
              <strong>{messages.points(formatCount(points))}</strong>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  )
}
