import { useQueryClient } from '@tanstack/react-query'
import type { AddressId } from '@diandu/core/account'
import type { WonPrizeId } from '@diandu/core/lottery'
import { useLoad } from '../../../app/queries/use-load.ts'
import { failureOfError, valueOrThrow } from '../../../app/queries/failures/failure-error.ts'
import { passingMessages } from '../../../app/layout/failures/failure-handler.ts'
import { useSend } from '../../../app/device/use-send.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
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
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const { data: addresses, isError, refetch } = useLoad(addressesQuery(ports))
  const { mutate, isPending, variables } = useSend({
    mutationFn: async (id: AddressId) => valueOrThrow(await (await ports()).prizes.sendTo(prizeId, id)),
    onSuccess: () => {
      toasts.show(messages.saved, 'good')
      onDone()
    },
    onError: (error) => {
      const reason = passingMessages(failureOfError(error), locale)
      if (reason !== undefined) toasts.show(reason, 'bad')
    },
    onSettled: () => queries.invalidateQueries({ queryKey: prizesQuery(ports).queryKey }),
  })
  return (
    <div className={styles.choice}>
      <h3 className={styles.question}>{messages.chooseTitle}</h3>
      {addresses === undefined && (
        <LoadState part messages={messages} lines={2} isError={isError} onRetry={() => void refetch()} />
      )}
      {addresses?.length === 0 && <p className={styles.line}>{messages.noAddress}</p>}
      <ul className={styles.addresses}>
        {addresses?.map(({ id, receiver, mobile, regionNames, detail }) => (
          <li key={id}>
            <span>{messages.addressTo(receiver, mobile, [...regionNames, detail].join(' '))}</span>
            <Button
              size="small"
              look="secondary"
              busy={isPending && variables === id}
              disabled={isPending && variables !== id}
              onClick={() => mutate(id)}
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
