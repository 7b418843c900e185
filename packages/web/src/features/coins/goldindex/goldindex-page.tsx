import { dayOf, type CoinOverview } from '@diandu/core/coins'
import { formatCount, formatTime, parseDay } from '@diandu/core/format'
import { DAY_MS } from '@diandu/core/kernel'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { coinsQuery } from '../../../app/money/money-queries.ts'
import { CoinTasks } from '../../../app/money/coins/coin-tasks.tsx'
import { useCoinAction } from '../../../app/money/coins/use-coin-action.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { coinMessages } from '../../../messages/coins/coin.messages.ts'
import { guessGameMessages } from '../../../messages/guess-game/guess-game.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { COIN, GIFT, SCALE } from '../../../ui/pictures/more-icons.ts'
import styles from '../coins.module.css'

/** A person's coins, today's sign-in, and what brings more. */
export function Page() {
  const messages = useMessages(coinMessages)
  const game = useMessages(guessGameMessages)
  const title = useMessages(titleMessages).goldCoins
  const { data: overview, isError, refetch } = useLoad(coinsQuery(usePorts()), 'own-page')
  return (
    <Screen top={<BackBar title={title} home="/user_center" />}>
      {overview === undefined ? (
        <LoadState messages={messages.load} isError={isError} onRetry={() => void refetch()} lines={12} />
      ) : (
        <>
          <div className="px-16 pt-12">
            <Card>
              <p className="detail">{messages.balance}</p>
              <p className="amber type-title strong">{formatCount(overview.coins)}</p>
              <p className="note mt-4 break-anywhere">
                {overview.lapse === null
                  ? messages.never
                  : messages.lapse(formatCount(overview.lapse.coins), formatTime(overview.lapse.at, 'yyyy-mm-dd'))}
              </p>
            </Card>
          </div>
          <div className="px-16 pt-12">
            <Card padding="none">
              <ListRow
                icon={COIN}
                title={messages.toDetails}
                link={(parts) => <PageLink to="/user_center/goldcoin/details" {...parts} />}
              />
              <ListRow
                icon="swap"
                title={messages.toExchange}
                link={(parts) => <PageLink to="/user_center/goldcoin/exchange" {...parts} />}
              />
              <ListRow
                icon="sun"
                title={messages.toDraw}
                link={(parts) => <PageLink to="/user_center/goldcoin/luckDraw" {...parts} />}
              />
              <ListRow
                icon={GIFT}
                title={messages.toPrizes}
                link={(parts) => <PageLink to="/user_center/goldcoin/myprize" {...parts} />}
              />
              <ListRow
                icon={SCALE}
                title={game.menu}
                detail={game.menuLine}
                link={(parts) => <PageLink to="/game" {...parts} />}
              />
            </Card>
          </div>
          <SignIn overview={overview} />
          <CoinTasks overview={overview} />
        </>
      )}
    </Screen>
  )
}

/** Today's sign-in, the last four weeks, and the missed days that can be made up. */
function SignIn({ overview }: { readonly overview: CoinOverview }) {
  const messages = useMessages(coinMessages).signIn
  const { act, busy } = useCoinAction()
  const { today, isSigned, streak, nextCoins, makeUp } = overview
  return (
    <Section title={messages.title}>
      <Card>
        <p className="detail mb-8">{streak === 0 ? messages.none : messages.streak(streak)}</p>
        <Button
          block
          disabled={isSigned}
          busy={busy === today}
          onClick={() => void act(today, messages.got(nextCoins), (coins) => coins.signIn(null, `coin-sign-${today}`))}
        >
          {isSigned ? messages.done(nextCoins) : messages.today(nextCoins)}
        </Button>
        <ol className={styles.rewards} aria-label={messages.rewards}>
          {overview.signInCoins.map((coins, at, all) => (
            <li key={at} className={at < streak ? styles.reached : undefined}>
              <span className="block">{messages.nth(at + 1, at === all.length - 1)}</span>
              <b>{`+${coins}`}</b>
            </li>
          ))}
        </ol>
        <ol className={styles.calendar} aria-label={messages.calendar}>
          {calendarDays(overview).map(({ day, date, state }) => (
            <li key={day} className={styles[state]}>
              <span aria-hidden="true">{date}</span>
              <VisuallyHidden>{`${day} ${messages.states[state]}`}</VisuallyHidden>
            </li>
          ))}
        </ol>
        <p className="note mt-4 break-anywhere">{messages.makeUpAbout(makeUp.coins)}</p>
        {makeUp.days.length > 0 && overview.coins >= makeUp.coins && (
          <ul className={styles.makeUp} aria-label={messages.makeUp}>
            {makeUp.days.map((day) => (
              <li key={day}>
                <Button
                  look="secondary"
                  size="small"
                  busy={busy === day}
                  onClick={() => void act(day, messages.madeUp, (coins) => coins.signIn(day, `coin-sign-${day}`))}
                >
                  {messages.makeUpDay(day.slice(5))}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Section>
  )
}

/** A day without a sign-in is missed once there was one before it. */
type DayState = 'signed' | 'made-up' | 'missed' | 'before' | 'today'

interface CalendarDay {
  readonly day: string
  /** The day of the month. */
  readonly date: string
  readonly state: DayState
}

const WEEKS = 4

/** The last four weeks, the first day first; the last one is today. */
function calendarDays({ today, signed }: Pick<CoinOverview, 'today' | 'signed'>): readonly CalendarDay[] {
  const last = parseDay(today)
  const first = signed.at(-1)?.day
  return Array.from({ length: WEEKS * 7 }, (_, at): CalendarDay => {
    const day = dayOf(last - (WEEKS * 7 - 1 - at) * DAY_MS)
    const found = signed.find((one) => one.day === day)
    const without = day === today ? 'today' : first === undefined || day < first ? 'before' : 'missed'
    const state = found ? (found.isMadeUp ? 'made-up' : 'signed') : without
    return { day, date: String(Number(day.slice(8))), state }
  })
}
