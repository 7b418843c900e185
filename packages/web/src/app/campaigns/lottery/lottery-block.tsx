import { formatTime } from '@diandu/core/format'
import { PEOPLE_PER_DEVICE, type LotteryView } from '@diandu/core/lottery'
import { failureText, nameIn } from '@diandu/core/messages'
import { Suspense, lazy } from 'react'
import { lotteryMessages } from '../../../messages/lottery/lottery.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import { usePorts, useLoad } from '../../queries/queries.ts'
import { useUser } from '../../session/session-context.ts'
import { DrawWheel } from './draw-wheel.tsx'
import styles from './lottery-block.module.css'
import { lastWinsQuery, lotteryQuery } from './lottery-queries.ts'
import { oddsText } from './wheel-view.ts'

const WonHere = lazy(async () => ({ default: (await import('./won-here.tsx')).WonHere }))

/** One lottery, by its id or its series: the wheel, the odds, the prizes that were won, and how it is kept fair. */
export function LotteryBlock({ lottery }: { readonly lottery: string }) {
  const messages = useMessages(lotteryMessages).block
  const locale = useLocale()
  const owner = useUser()?.userId ?? ''
  const { data: view, isError, failure, refetch } = useLoad(lotteryQuery(usePorts(), lottery))
  if (view === undefined)
    return (
      <LoadState
        messages={messages}
        lines={8}
        part
        isError={isError}
        detail={failure && failureText(failure, locale)}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div>
      <DrawWheel key={`${view.id} ${view.triesLeft === null} ${owner}`} lottery={view} owner={owner} />
      <OddsTable lottery={view} />
      <Suspense>
        <WonHere lottery={view} owner={owner} />
      </Suspense>
      <LastWins lottery={view} />
      <FairnessNote lottery={view} />
    </div>
  )
}

/** How any visitor can check the draws, with the ways there. */
function FairnessNote({ lottery: { id, seedDigest, previous } }: { readonly lottery: LotteryView }) {
  const messages = useMessages(lotteryMessages).block
  return (
    <Section title={messages.fair}>
      <p className="type-line">{messages.fairLine}</p>
      <p className="type-line">{messages.perDevice(PEOPLE_PER_DEVICE)}</p>
      <p className="note mt-4 break-anywhere">
        {messages.digest} <code>{seedDigest}</code>
      </p>
      <PageLink className={styles.link} to={`/draw-proof/${id}`}>
        {messages.verify}
      </PageLink>
      {previous !== null && previous !== id && (
        <PageLink className={styles.link} to={`/draw-proof/${previous}`}>
          {messages.verifyPrevious}
        </PageLink>
      )}
    </Section>
  )
}

const SHOWN = 5

/** Who won last, by number. It is left out where it does not come. */
function LastWins({ lottery: { id } }: { readonly lottery: LotteryView }) {
  const messages = useMessages(lotteryMessages).block
  const locale = useLocale()
  const { data: wins } = useLoad(lastWinsQuery(usePorts(), id))
  return (
    <Section title={messages.lastWins}>
      {wins?.length === 0 && <p className="note text-center">{messages.noWins}</p>}
      <ul className="type-line" aria-label={messages.lastWins}>
        {wins?.slice(0, SHOWN).map(({ position, person, prize, drawnAt }) => (
          <li className="py-8 flex between" key={position}>
            <span>{messages.win(person, nameIn(prize, locale))}</span>
            <span className="quiet">{formatTime(drawnAt, 'mm-dd')}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function OddsTable({ lottery: { prizes, outOf } }: { readonly lottery: LotteryView }) {
  const messages = useMessages(lotteryMessages).block
  const locale = useLocale()
  return (
    <Section title={messages.odds}>
      <table className={`quiet-head type-line ${styles.odds}`}>
        <thead>
          <tr>
            <th scope="col">{messages.prize}</th>
            <th scope="col">{messages.chance}</th>
            <th scope="col">{messages.left}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ id, name, chances, left }) => (
            <tr key={id}>
              <th scope="row">{nameIn(name, locale)}</th>
              <td className="py-8 pl-12 text-right line-below">
                {left > 0 ? oddsText(chances, outOf) : messages.gone}
              </td>
              <td className="py-8 pl-12 text-right line-below">{left}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
