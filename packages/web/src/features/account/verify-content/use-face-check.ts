import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { FacePerson, IdentityPage } from '@diandu/core/account'
import type { Failure } from '@diandu/core/kernel'
import { failureOfError } from '../../../app/queries/failures/failure-error.ts'
import { passingMessages } from '../../../app/layout/failures/failure-handler.ts'
import { heldNumbers } from '../../../app/forms/held-numbers.ts'
import { useReturnFromPage } from '../../../app/people/identity/use-return-from-page.ts'
import { useSend } from '../../../app/device/use-send.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { call } from '../../../app/queries/run-query.ts'
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
  const { mutate, isPending, error, reset } = useSend<unknown>({
    mutationFn: () => call(ports, ({ verifications }) => verifications.finishFace())(),
    onSuccess: async () => {
      heldNumbers.forget()
      await navigate('/user_center/server/verify', { replace: true })
      for (const key of [queryKey, profileQuery(ports).queryKey, ['identity']])
        void queries.invalidateQueries({ queryKey: key })
      toasts.show(messages.recognised, 'good')
    },
    onError: (thrown) => {
      const failure = failureOfError(thrown)
      if (failure.kind !== 'refused' || failure.reason === 'proof-pending') return
      setPage(null)
      void queries.invalidateQueries({ queryKey })
    },
  })
  const finish = () => mutate()
  useReturnFromPage(true, finish)
  return {
    page: face.page,
    /** The provider waits, and the user has not chosen another way. */
    isAwaited: isPending || (face.page !== null && !wantsOtherWay),
    isPending,
    /** Why the last end was none. */
    message: error === null ? undefined : passingMessages(failureOfError(error), locale),
    finish,
    leave: () => {
      reset()
      setOtherWay(true)
    },
    /** Answers why it failed. */
    begin: async (person: FacePerson): Promise<Failure | undefined> => {
      const { verifications } = await ports()
      const begun = await verifications.beginFace(person)
      if (!begun.ok) return begun.failure
      // The message of the previous check does not apply to this one.
      reset()
      setOtherWay(false)
      setPage(begun.value)
      return undefined
    },
  }
}
