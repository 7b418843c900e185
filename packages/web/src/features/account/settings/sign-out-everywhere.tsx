import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureText } from '@diandu/core/messages'
import { useSend } from '../../../app/queries/use-send.ts'
import { useDevice } from '../../../app/device/device-context.ts'
import { isLost } from '../../../app/forms/form-errors.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useSessionSource } from '../../../app/session/session-context.ts'
import { ConfirmAction } from '../../../ui/overlays/confirm-action.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { safetyMessages } from '../../../messages/account/safety.messages.ts'
import { forgetPerson } from '../forget-person.ts'

/** On how many devices one is logged in, and the way out of all of them, which is asked about first. */
export function SignOutEverywhere({ count }: { readonly count: number | undefined }) {
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
