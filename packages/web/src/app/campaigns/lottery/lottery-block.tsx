import { lazy, Suspense } from 'react'
import { failureText } from '@diandu/core/messages'
import { useLoad } from '../../queries/use-load.ts'
import { lotteryMessages } from '../../../messages/lottery/lottery.messages.ts'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import { usePorts } from '../../queries/ports-context.ts'
import { useUser } from '../../session/session-context.ts'
import { DrawWheel } from './draw-wheel.tsx'
import { FairnessNote } from './fairness-note.tsx'
import { lotteryQuery } from './lottery-queries.ts'
import { LastWins } from './last-wins.tsx'
import { OddsTable } from './odds-table.tsx'

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
