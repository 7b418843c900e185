import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FacePerson, IdentityPage } from '@diandu/core/account'
import type { Failure } from '@diandu/core/kernel'
import { passingMessages } from '../../../app/layout/failures/failure-handler.ts'
import { heldNumbers } from '../../../app/forms/held-numbers.ts'
import { useSend } from '../../../app/queries/use-send.ts'
import { useReturnFromPage } from '../../../app/people/identity/use-return-from-page.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { verifyMessages } from '../../../messages/account/verify.messages.ts'
import { profileQuery } from '../profile-query.ts'
import { verificationQuery, type VerificationStanding } from '../verification-query.ts'

/** A face check from its form to its end: where it goes on, what came of it, and why it came to nothing. */
export function useFaceCheck({ face }: VerificationStanding) {
  const messages = useMessages(verifyMessages).form
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [wantsOtherWay, setOtherWay] = useState(false)
  const { queryKey } = verificationQuery(ports)
  const setPage = (page: IdentityPage | null) =>
    queries.setQueryData<VerificationStanding>(queryKey, (now) => now && { ...now, face: { ...now.face, page } })
  const { send, isBusy, failure, showFailure } = useSend({
    send: ({ verifications }) => verifications.finishFace(),
    onDone: async () => {
      heldNumbers.forget()
      await navigate('/user_center/server/verify', { replace: true })
      for (const key of [queryKey, profileQuery(ports).queryKey, ['identity']])
        void queries.invalidateQueries({ queryKey: key })
      toasts.show(messages.recognised, 'good')
    },
    onFailed: (reason) => {
      if (reason.kind !== 'refused' || reason.reason === 'proof-pending') return
      setPage(null)
      void queries.invalidateQueries({ queryKey })
    },
  })
  const finish = () => void send()
  useReturnFromPage(true, finish)
  return {
    page: face.page,
    /** The provider waits, and the user has not chosen another way. */
    isAwaited: isBusy || (face.page !== null && !wantsOtherWay),
    isPending: isBusy,
    /** Why the last end was none. */
    message: failure && passingMessages(failure, locale),
    finish,
    leave: () => {
      showFailure(undefined)
      setOtherWay(true)
    },
    /** Answers why it failed. */
    begin: async (person: FacePerson): Promise<Failure | undefined> => {
      const { verifications } = await ports()
      const begun = await verifications.beginFace(person)
      if (!begun.ok) return begun.failure
      // The message of the previous check does not apply to this one.
      showFailure(undefined)
      setOtherWay(false)
      setPage(begun.value)
      return undefined
    },
  }
}
