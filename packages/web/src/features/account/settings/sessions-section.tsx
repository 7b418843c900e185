import { formatTime } from '@diandu/core/format'
import { failureText } from '@diandu/core/messages'
import type { ActiveSession } from '@diandu/core/session'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, lazy, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDevice } from '../../../app/device/device-context.ts'
import { isLost } from '../../../app/forms/form-errors.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { useSend } from '../../../app/queries/use-send.ts'
import { useSessionSource } from '../../../app/session/session-context.ts'
import { safetyMessages } from '../../../messages/account/safety.messages.ts'
import { devicesMessages } from '../../../messages/devices.messages.ts'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { ConfirmAction } from '../../../ui/overlays/confirm-action.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { forgetPerson } from '../forget-person.ts'
import { safetyQuery, sessionsQuery } from '../account-queries.ts'
import { deviceName } from './device-name.ts'
import type { Ending } from './end-session-sheet.tsx'
import styles from './sessions-section.module.css'

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

/** One device: what it is, since when it is logged in, when it was last used, and its way out. */
function SessionRow({ session, onEnd }: { readonly session: ActiveSession; readonly onEnd: () => void }) {
  const messages = useMessages(devicesMessages)
  const { device, startedAt, lastUsedAt, isCurrent } = session
  const name = deviceName(device, messages)
  return (
    <li className={`mx-16 py-12 row ${styles.session}`}>
      <div className="mr-12 min-w-0 flex-1">
        <span className="break-anywhere block">
          <span>{name}</span> {isCurrent && <Badge tone="ferry">{messages.current}</Badge>}
        </span>
        <span className="note break-anywhere block">{messages.since(formatTime(startedAt, 'yyyy-mm-dd hh:mm'))}</span>
        <span className="note break-anywhere block">
          {isCurrent ? messages.inUse : messages.lastUsed(formatTime(lastUsedAt, 'yyyy-mm-dd hh:mm'))}
        </span>
      </div>
      {!isCurrent && (
        <Button look="secondary" size="small" onClick={onEnd}>
          {messages.end} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}

/** On how many devices one is logged in, and the way out of all of them, which is asked about first. */
function SignOutEverywhere({ count }: { readonly count: number | undefined }) {
  const all = useMessages(safetyMessages)
  const messages = all.everywhere
  const locale = useLocale()
  const session = useSessionSource()
  const queries = useQueryClient()
  const { storage } = useDevice()
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const {
    send: leave,
    isBusy,
    failure,
    showFailure,
  } = useSend({
    send: ({ accountSessions }) => accountSessions.signOutEverywhere(),
    async onDone() {
      await navigate('/', { replace: true })
      await forgetPerson(session, queries, storage)
      toasts.show(messages.done, 'good')
    },
  })
  return (
    <>
      <ListRow
        icon="globe"
        title={messages.open}
        detail={messages.detail}
        end={count === undefined ? undefined : all.settings.deviceCount(count)}
        onClick={() => setConfirming(true)}
      />
      <ConfirmAction
        isConfirming={isConfirming}
        title={messages.title}
        confirmLabel={messages.confirm}
        cancelLabel={messages.cancel}
        busy={isBusy}
        onConfirm={() => void leave()}
        onCancel={() => {
          setConfirming(false)
          showFailure(undefined)
        }}
      >
        <p>{messages.line}</p>
        {failure !== undefined && (
          <div className="mt-12">
            <Notice tone="alarm" live>
              {isLost(failure) ? `${failureText(failure, locale)} ${messages.lost}` : failureText(failure, locale)}
            </Notice>
          </div>
        )}
      </ConfirmAction>
    </>
  )
}
