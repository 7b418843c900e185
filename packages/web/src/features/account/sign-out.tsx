import { ok } from '@diandu/core/kernel'
import type { AuthActor } from '@diandu/core/session'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDevice } from '../../app/device/device-context.ts'
import { useMessages } from '../../app/preferences/preferences.ts'
import { useSendOnce } from '../../app/queries/use-send.ts'
import { useSessionSource } from '../../app/session/session-context.ts'
import { accountMessages } from '../../messages/account/account.messages.ts'
import { Button } from '../../ui/actions/button.tsx'
import { toasts } from '../../ui/feedback/toasts.ts'
import { ConfirmAction } from '../../ui/overlays/confirm-action.tsx'
import { forgetTraces } from './forget-person.ts'

/** Asks once, logs out, and leaves nothing of the person on the screen. */
export function SignOut() {
  const messages = useMessages(accountMessages).signOut
  const session = useSessionSource()
  const queries = useQueryClient()
  const { storage } = useDevice()
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const { send: leave, isBusy } = useSendOnce({
    async send() {
      const actor = await session.actor()
      await navigate('/', { replace: true })
      await leaveSession(actor)
      forgetTraces(queries, storage)
      toasts.show(messages.done)
      return ok(undefined)
    },
  })
  return (
    <>
      <Button look="secondary" block onClick={() => setConfirming(true)}>
        {messages.open}
      </Button>
      <ConfirmAction
        isConfirming={isConfirming}
        title={messages.title}
        confirmLabel={messages.confirm}
        cancelLabel={messages.cancel}
        busy={isBusy}
        onConfirm={() => void leave()}
        onCancel={() => setConfirming(false)}
      >
        {messages.line}
      </ConfirmAction>
    </>
  )
}

/** Asks to be signed out; done once no user is signed in. */
function leaveSession(actor: AuthActor): Promise<void> {
  return new Promise((resolve) => {
    const following = actor.subscribe((snapshot) => {
      if (snapshot.context.user !== undefined) return
      following.unsubscribe()
      resolve()
    })
    actor.send({ type: 'sign-out.asked' })
    if (actor.getSnapshot().context.user === undefined) {
      following.unsubscribe()
      resolve()
    }
  })
}
