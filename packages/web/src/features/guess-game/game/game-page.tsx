import { INDUSTRIES, platformOf } from '@diandu/core/catalog'
import { formatCount, formatTime, shortMoney } from '@diandu/core/format'
import {
  MAX_ROUND_POINTS,
  type GuessClue,
  type GuessGameView,
  type GuessedRound,
  type RankedPlayer,
} from '@diandu/core/guess-game'
import { readYuan } from '@diandu/core/input'
import { nameIn } from '@diandu/core/messages'
import { useRef, useState } from 'react'
import { MoneyField } from '../../../app/forms/money-field.tsx'
import { useTypedEarly } from '../../../app/forms/use-typed-early.ts'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { guessGameMessages } from '../../../messages/guess-game/guess-game.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import type { PageModule } from '../../../router/page.ts'
import { useFocusOnArrival } from '../../../ui/accessibility/use-focus-on-arrival.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Facts } from '../../../ui/lists/facts.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { ClueFacts } from './clue-facts.tsx'
import { rankingQuery } from './game-queries.ts'
import { GameStart } from './game-start.tsx'
import styles from './game.module.css'
import { RoundHead } from './round-head.tsx'
import { useGame } from './use-game.ts'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports }) =>
  queries.prefetchQuery(rankingQuery(ports))

/** Guessing what shops were sold for. */
export function Page() {
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
    <BackScreen title="guessGame">
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
    </BackScreen>
  )
}

/** The best players of this week, and the own place where it is further down. */
function Ranking() {
  const messages = useMessages(guessGameMessages)
  const { data, isError, refetch } = useLoad(rankingQuery(usePorts()))
  return (
    <Section title={messages.ranking}>
      <div>
        {data === undefined ? (
          <LoadState messages={messages} lines={3} isError={isError} onRetry={() => void refetch()} />
        ) : data.players.length === 0 ? (
          <p className="detail break-anywhere block">{messages.noRanking}</p>
        ) : (
          <Card>
            <p className="detail break-anywhere block">
              {messages.rankingLine(formatTime(data.from, 'yyyy-mm-dd'), formatTime(data.until, 'yyyy-mm-dd'))}
            </p>
            <ol className={`mt-8 ${styles.results}`}>
              {[...data.players, ...(data.own === null ? [] : [data.own])].map((player) => (
                <Place key={player.place} player={player} />
              ))}
            </ol>
          </Card>
        )}
      </div>
    </Section>
  )
}

function Place({ player: { place, name, points, isOwn } }: { readonly player: RankedPlayer }) {
  const messages = useMessages(guessGameMessages)
  return (
    <li className={isOwn ? styles.own : ''}>
      <span>{`${messages.place(place)} · ${name}${isOwn ? ` (${messages.you})` : ''}`}</span>
      <strong>{messages.points(formatCount(points))}</strong>
    </li>
  )
}

interface RoundResultProps {
  readonly round: number
  readonly rounds: number
  /** Of the game so far. */
  readonly points: number
  readonly result: GuessedRound
  readonly onNext: () => void
}

function RoundResult({ round, rounds, points, result, onNext }: RoundResultProps) {
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

interface GameOverProps {
  readonly game: GuessGameView
  readonly isBusy: boolean
  readonly onAgain: () => void
}

function GameOver({ game, isBusy, onAgain }: GameOverProps) {
  const messages = useMessages(guessGameMessages)
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnArrival(heading, true)
  return (
    <div className="px-16 pt-12">
      <Card>
        <h2 ref={heading} tabIndex={-1} className="no-outline type-body">
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
        <h2 className="no-outline type-body">{messages.results}</h2>
        <ol className={`mt-8 ${styles.results}`}>
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

interface RoundPlayProps {
  readonly game: GuessGameView
  readonly clue: GuessClue
  readonly isBusy: boolean
  /** The last guess did not arrive: it can be sent again, and counts once. */
  readonly isFailed: boolean
  readonly onGuess: (guessFen: number) => Promise<void>
}

function RoundPlay({ game, clue, isBusy, isFailed, onGuess }: RoundPlayProps) {
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
