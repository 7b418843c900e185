import type { CoinOverview } from '@diandu/core/coins'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { coinMessages } from '../../../messages/coins/coin.messages.ts'
import styles from '../coins.module.css'
import { useCoinAction } from '../../../app/money/coins/use-coin-action.ts'
import { calendarDays } from './sign-in-days.ts'

/** Today's sign-in, the last four weeks, and the missed days that can be made up. */
export function SignIn({ overview }: { readonly overview: CoinOverview }) {
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
