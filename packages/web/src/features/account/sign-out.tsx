import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useWords } from '../../app/preferences.ts'
import { useSessionSource } from '../../app/session-context.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button } from '../../ui/button.tsx'
import { toasts } from '../../ui/toasts.ts'
import { accountWords } from '../../words/account.words.ts'
import { forgetTraces } from './forget-person.ts'
import { leaveSession } from './leave-session.ts'

/** Asks once, logs out, and leaves nothing of the person on the screen. */
export function SignOut() {
  const words = useWords(accountWords).signOut
  const session = useSessionSource()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    const actor = await session.actor()
    await navigate('/', { replace: true })
    await leaveSession(actor)
    forgetTraces(queries)
    toasts.show(words.done)
  }
  return (
    <>
      <Button look="secondary" block onClick={() => setAsking(true)}>
        {words.open}
      </Button>
      <AskFirst
        isAsking={isAsking}
        title={words.title}
        confirmLabel={words.confirm}
        cancelLabel={words.cancel}
        busy={isBusy}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      >
        {words.line}
      </AskFirst>
    </>
  )
}
