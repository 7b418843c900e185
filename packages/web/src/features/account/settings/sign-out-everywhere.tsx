import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Failure } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import { useDevice } from '../../../app/device/device-context.ts'
import { useReportFailure } from '../../../app/queries/failures/failure-context.ts'
import { isLost } from '../../../app/forms/form-errors.ts'
import { useSendGate } from '../../../app/device/use-send-gate.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useSessionSource } from '../../../app/session/session-context.ts'
import { ConfirmAction } from '../../../ui/overlays/confirm-action.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { safetyMessages } from '../../../messages/account/safety.messages.ts'
import { forgetPerson } from '../forget-person.ts'
import styles from './settings-page.module.css'

/** On how many devices one is logged in, and the way out of all of them, which is asked about first. */
export function SignOutEverywhere({ count }: { readonly count: number | undefined }) {
  const all = useMessages(safetyMessages)
  const messages = all.everywhere
  const locale = useLocale()
  const ports = usePorts()
  const gate = useSendGate()
  const session = useSessionSource()
  const queries = useQueryClient()
  const { storage } = useDevice()
  const navigate = useNavigate()
  const reportFailure = useReportFailure()
  const [isConfirming, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const leave = async () => {
    if (!gate.enter()) return
    setBusy(true)
    setFailure(undefined)
    const answer = await ports()
      .then(({ accountSessions }) => accountSessions.signOutEverywhere())
      .catch(() => ({ ok: false, failure: { kind: 'offline' } }) as const)
    setBusy(false)
    if (!answer.ok) {
      gate.reopen()
      reportFailure(answer.failure)
      return setFailure(answer.failure)
    }
    await navigate('/', { replace: true })
    await forgetPerson(session, queries, storage)
    toasts.show(messages.done, 'good')
  }
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
          setFailure(undefined)
        }}
      >
        <p>{messages.line}</p>
        {failure !== undefined && (
          <div className={styles.trouble}>
            <Notice tone="alarm" live>
              {isLost(failure) ? `${failureText(failure, locale)} ${messages.lost}` : failureText(failure, locale)}
            </Notice>
          </div>
        )}
      </ConfirmAction>
    </>
  )
}
