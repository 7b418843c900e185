import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { devicesMessages } from '../../../messages/devices.messages.ts'
import { safetyMessages } from '../../../messages/account/safety.messages.ts'
import { safetyQuery, sessionsQuery } from '../safety-queries.ts'
import type { Ending } from './end-session-sheet.tsx'
import { SessionRow } from './session-row.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

const EndSessionSheet = lazy(async () => ({ default: (await import('./end-session-sheet.tsx')).EndSessionSheet }))

/** As many as most people have; the others are shown when asked for. */
const SHOWN_AT_FIRST = 5

/** Every device on which one is logged in, and the ways out of one, of the others, of all. */
export function SessionsSection({ count }: { readonly count: number | undefined }) {
  const messages = useMessages(devicesMessages)
  const loading = useMessages(safetyMessages)
  const ports = usePorts()
  const queries = useQueryClient()
  const { data: sessions, isError, refetch } = useLoad(sessionsQuery(ports), 'own-part')
  const [showsAll, setShowsAll] = useState(false)
  const [ending, setEnding] = useState<Ending>()
  const shown = showsAll ? sessions : sessions?.slice(0, SHOWN_AT_FIRST)
  const hidden = (sessions?.length ?? 0) - (shown?.length ?? 0)
  const ended = () => {
    setEnding(undefined)
    void queries.invalidateQueries({ queryKey: sessionsQuery(ports).queryKey })
    void queries.invalidateQueries({ queryKey: safetyQuery(ports).queryKey })
  }
  return (
    <Section title={messages.title}>
      <Card padding="none">
        {shown === undefined ? (
          <div className="p-16">
            <LoadState messages={loading} isError={isError} onRetry={() => void refetch()} lines={2} part />
          </div>
        ) : (
          <ul>
            {shown.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => setEnding({ kind: 'one', session })} />
            ))}
          </ul>
        )}
        {hidden > 0 && (
          <div className="py-8 px-8 text-center line-above">
            <Button look="quiet" size="small" onClick={() => setShowsAll(true)}>
              {messages.showAll(sessions?.length ?? 0)}
            </Button>
          </div>
        )}
        {sessions !== undefined && sessions.length > 1 && (
          <div className="line-above">
            <ListRow
              icon="lock"
              title={messages.endOthers}
              detail={messages.endOthersDetail}
              onClick={() => setEnding({ kind: 'others' })}
            />
          </div>
        )}
        <div className="line-above">
          <SignOutEverywhere count={count} />
        </div>
      </Card>
      <p className="note mt-8">{messages.note}</p>
      {ending !== undefined && (
        <Suspense>
          <EndSessionSheet ending={ending} onClose={() => setEnding(undefined)} onEnded={ended} />
        </Suspense>
      )}
    </Section>
  )
}
