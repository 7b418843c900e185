import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { VerificationDocuments } from '@diandu/core/account'
import type { Failure } from '@diandu/core/kernel'
import { isLost } from '../../../app/forms/form-errors.ts'
import { heldNumbers, type HeldNumbers } from '../../../app/forms/held-numbers.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useSessionSource } from '../../../app/session/session-context.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { verifyMessages } from '../../../messages/account/verify.messages.ts'
import { profileQuery, verificationQuery, type VerificationStanding } from '../account-queries.ts'

/** Hands documents in, or in again; after a lost answer it looks whether they arrived. Answers why it failed. */
export function useHandIn({
  record,
}: VerificationStanding): (papers: VerificationDocuments) => Promise<Failure | undefined> {
  const messages = useMessages(verifyMessages).form
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async (papers) => {
    const { verifications } = await ports()
    const answer = await (record === null ? verifications.handIn(papers) : verifications.handInAgain(papers))
    const hasArrived = answer.ok || (isLost(answer.failure) && (await isUnderReview()))
    if (!hasArrived) return answer.ok ? undefined : answer.failure
    heldNumbers.forget()
    await navigate('/user_center/server/verify', { replace: true })
    void queries.invalidateQueries({ queryKey: verificationQuery(ports).queryKey })
    void queries.invalidateQueries({ queryKey: profileQuery(ports).queryKey })
    toasts.show(messages.done, 'good')
    return undefined

    async function isUnderReview(): Promise<boolean> {
      const last = await verifications.last()
      return last.ok && last.value?.status === 'reviewing'
    }
  }
}

/** Numbers that were typed before a login lapsed, and a way to hold those that are typed now. */
export function useHeldNumbers(): readonly [held: HeldNumbers, hold: (numbers: HeldNumbers) => void] {
  const session = useSessionSource()
  const [owner] = useState(() => session.user()?.userId ?? '')
  const [held] = useState(() => heldNumbers.read(owner))
  return [held, (numbers) => heldNumbers.hold(owner, numbers)]
}
