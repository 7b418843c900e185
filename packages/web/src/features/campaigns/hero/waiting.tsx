import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import type { CampaignRun } from '@diandu/core/campaigns'
import { formatTime, toDayHourMinuteSecond } from '@diandu/core/format'
import type { Clock } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import { useSend } from '../../../app/queries/use-send.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useAsUser } from '../../../app/session/use-as-user.ts'
import { useMarketClock } from '../../../app/queries/use-market-clock.ts'
import { usePublicNow } from '../../../app/queries/use-now.ts'
import { campaignMessages } from '../../../messages/campaigns/campaign.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'

const OpeningWatch = lazy(async () => ({ default: (await import('./opening-watch.tsx')).OpeningWatch }))

const EVERY_SECOND = 1000

interface WaitingProps {
  readonly path: string
  readonly run: CampaignRun
  /** The market's time when the page was asked for. */
  readonly at: number
  readonly onOpened: () => void
}

/** Counts down to the opening, offers a reminder of it, and reports when it has come. */
export function Waiting({ path, run, at, onOpened }: WaitingProps) {
  const messages = useMessages(campaignMessages)
  const now = usePublicNow(EVERY_SECOND) ?? at
  const clock = useMarketClock(now >= run.opensAt)
  const [days, hours, minutes, seconds] = toDayHourMinuteSecond(Math.max(0, run.opensAt - now))
  return (
    <>
      <p className="type-line strong">{messages.opens(formatTime(run.opensAt, 'yyyy-mm-dd'))}</p>
      <p aria-hidden="true">
        {[days, hours, minutes, seconds].map((part, place) => (
          <span className="mr-8 type-note inline-block" key={messages.units[place]}>
            <b className="mr-2 type-title">{part}</b>
            {messages.units[place]}
          </span>
        ))}
      </p>
      <Remind path={path} clock={clock} run={run} />
      {clock !== undefined && (
        <Suspense>
          <OpeningWatch
            key={at}
            clock={clock}
            run={run}
            isOverHandle
            onTime={(over) => {
              if (over === 'over') toasts.show(messages.missed)
              onOpened()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

interface RemindProps {
  readonly path: string
  readonly clock: Clock | undefined
  readonly run: CampaignRun
}

/** Also on the page itself, where it stays open until then; after the end there is nothing to be reminded of. */
function Remind({ path, clock, run }: RemindProps) {
  const messages = useMessages(campaignMessages)
  const locale = useLocale()
  const { pathname } = useLocation()
  const { send, isBusy, answer } = useSend({
    wish: () => ({ name: 'remind', path: pathname }),
    send: ({ campaigns }) => campaigns.remind(path),
    onDone: () => toasts.show(messages.willRemind, 'good'),
    onFailed: (failure) => toasts.show(failureText(failure, locale), 'bad'),
  })
  const remind = useAsUser('remind', () => void send())
  return answer !== undefined ? (
    <>
      <p className="type-line strong">{messages.willRemind}</p>
      {clock !== undefined && (
        <Suspense>
          <OpeningWatch clock={clock} run={run} onTime={() => toasts.show(messages.hasOpened, 'good')} />
        </Suspense>
      )}
    </>
  ) : (
    <Button look="secondary" size="small" busy={isBusy} onClick={() => remind()}>
      {messages.remind}
    </Button>
  )
}
