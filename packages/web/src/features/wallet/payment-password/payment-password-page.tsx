import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { safeReturnPath } from '@diandu/core/session'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { capitalQuery } from '../../../app/money/money-queries.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { walletMessages } from '../../../messages/money/wallet.messages.ts'
import { PaymentPasswordSetup } from './payment-password-setup.tsx'
import { isFirstEntry } from '../../../router/first-entry.ts'

export function Page() {
  const messages = useMessages(walletMessages).paymentPassword
  const user = useUser()
  const queries = useQueryClient()
  const query = capitalQuery(usePorts())
  const { data: capital } = useLoad(query, 'own-part')
  const { state, key } = useLocation()
  const navigate = useNavigate()
  // As the visit began: the puzzle's sheet puts entries of its own into the history.
  const [from] = useState(() => safeReturnPath((state as { readonly from?: string } | null)?.from))
  const [isFirstPage] = useState(isFirstEntry(key))
  const leave = () => {
    toasts.show(messages.done, 'good')
    // Known at once: the page one comes back to must not say for a moment that there is none.
    queries.setQueryData(query.queryKey, (known) => known && { ...known, hasPaymentPassword: true })
    void queries.invalidateQueries({ queryKey: query.queryKey })
    if (from !== undefined) void navigate(from, { replace: true })
    else if (isFirstPage) void navigate('/user_center', { replace: true })
    else void navigate(-1)
  }
  return (
    <Screen
      top={
        <BackBar
          title={capital?.hasPaymentPassword === true ? messages.changeTitle : messages.setTitle}
          home="/user_center"
        />
      }
    >
      <PaymentPasswordSetup mobile={user?.mobile} onDone={leave} />
    </Screen>
  )
}
