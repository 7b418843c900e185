import { useQueryClient } from '@tanstack/react-query'
import { toWithdrawStatus } from '@diandu/core/wallet'
import { failureText, nameIn } from '@diandu/core/messages'
import { formatMoney } from '@diandu/core/format'
import { useSend } from '../../../app/queries/use-send.ts'
import { capitalQuery } from '../../../app/money/money-queries.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { moneyMessages } from '../../../messages/money/money.messages.ts'
import { cardName } from '../card-name.ts'
import { untilEnded, withdrawalQuery, withdrawalsQuery } from '../wallet-queries.ts'
import styles from '../money.module.css'
import { RequestSteps } from '../request-steps.tsx'
import { arrivalText } from './arrival-text.ts'

/** One withdrawal: its state, every step, and the way back before a reviewer has begun with it. */
export function WithdrawalDetail({ id, path }: { readonly id: string; readonly path: string }) {
  const all = useMessages(moneyMessages)
  const messages = all.draw
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const query = withdrawalQuery(ports, id)
  const { send: takeBack, isBusy } = useSend({
    // One withdrawal is taken back once: its id says what is meant.
    send: ({ withdrawals }) => withdrawals.takeBack(id, `take-back-${id}`),
    onDone: (moved) => {
      queries.setQueryData(query.queryKey, moved)
      toasts.show(messages.takenBack, 'good')
    },
    onFailed: (failure) => toasts.show(failureText(failure, locale), 'bad'),
    onSettled: () => {
      for (const { queryKey } of [capitalQuery(ports), withdrawalsQuery(ports), query])
        void queries.invalidateQueries({ queryKey })
    },
  })
  const {
    data: withdrawal,
    isError,
    refetch,
  } = useLoad({ ...query, refetchInterval: untilEnded(toWithdrawStatus) }, 'own-page')
  if (withdrawal === undefined)
    return <LoadState messages={all} lines={5} isError={isError} onRetry={() => void refetch()} />
  const { amountFen, card, status, steps, askedAt } = withdrawal
  const reading = toWithdrawStatus(status)
  return (
    <>
      <div className={`pb-16 pt-16 text-center ${styles.sum}`} role="status">
        <p>{nameIn(reading.name, locale)}</p>
        <Price fen={amountFen} size="display" tone="ink" />
        <p>{cardName(card, locale)}</p>
        {reading.outcome === 'pending' && <p>{`${messages.arrival} ${arrivalText(askedAt, messages.arrivalBy)}`}</p>}
      </div>
      {reading.outcome === 'failure' && (
        <Notice title={messages.returned(formatMoney(amountFen))} live>
          {messages.returnedLine}
        </Notice>
      )}
      <div className="mt-16">
        <RequestSteps
          askedAt={askedAt}
          status={status}
          steps={steps}
          toCome={messages.toCome}
          read={toWithdrawStatus}
        />
      </div>
      <div className="mt-24 grid gap-8">
        {reading.status === 'to-process' && (
          <Button look="secondary" block busy={isBusy} onClick={() => void takeBack()}>
            {messages.takeBack}
          </Button>
        )}
        <Button look="quiet" block link={(parts) => <PageLink to={path} {...parts} />}>
          {messages.another}
        </Button>
        {reading.outcome === 'failure' && (
          <PageLink to="/contact" className="lone-link type-line">
            {messages.support}
          </PageLink>
        )}
      </div>
    </>
  )
}
