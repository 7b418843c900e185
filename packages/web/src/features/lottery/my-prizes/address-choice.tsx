import { useQueryClient } from '@tanstack/react-query'
import type { AddressId } from '@diandu/core/account'
import type { WonPrizeId } from '@diandu/core/lottery'
import { useSend } from '../../../app/queries/use-send.ts'
import { useFailureToast } from '../../../app/layout/failures/use-failure-toast.ts'
import { useLoad } from '../../../app/queries/use-load.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { prizeMessages } from '../../../messages/lottery/prize.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { addressesQuery, prizesQuery } from '../prize-queries.ts'
import styles from './my-prizes.module.css'

interface AddressChoiceProps {
  readonly prizeId: WonPrizeId
  readonly onDone: () => void
}

/** To which of their addresses a person wants a prize sent. */
export function AddressChoice({ prizeId, onDone }: AddressChoiceProps) {
  const messages = useMessages(prizeMessages).prizes
  const ports = usePorts()
  const queries = useQueryClient()
  const { data: addresses, isError, refetch } = useLoad(addressesQuery(ports))
  const showFailure = useFailureToast()
  const { send, busyWith } = useSend({
    send: ({ prizes }, id: AddressId) => prizes.sendTo(prizeId, id),
    onDone: () => {
      toasts.show(messages.saved, 'good')
      onDone()
    },
    onFailed: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: prizesQuery(ports).queryKey }),
  })
  return (
    <div className="mt-12 line-above">
      <h3 className="mt-12 type-line">{messages.chooseTitle}</h3>
      {addresses === undefined && (
        <LoadState part messages={messages} lines={2} isError={isError} onRetry={() => void refetch()} />
      )}
      {addresses?.length === 0 && <p className="detail my-4 break-anywhere">{messages.noAddress}</p>}
      <ul className={styles.addresses}>
        {addresses?.map(({ id, receiver, mobile, regionNames, detail }) => (
          <li key={id}>
            <span>{messages.addressTo(receiver, mobile, [...regionNames, detail].join(' '))}</span>
            <Button
              size="small"
              look="secondary"
              busy={busyWith === id}
              disabled={busyWith !== undefined && busyWith !== id}
              onClick={() => void send(id)}
            >
              {messages.useThis}
            </Button>
          </li>
        ))}
      </ul>
      <PageLink className={styles.link} to="/user_center/edit_address">
        {messages.addAddress}
      </PageLink>
    </div>
  )
}
