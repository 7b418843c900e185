import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toWithdrawStatus } from '@diandu/core/wallet'
import { failureText, nameIn } from '@diandu/core/words'
import { capitalQuery } from '../../../app/capital-query.ts'
import { useHearFailure } from '../../../app/failure-context.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Price } from '../../../ui/price.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { moneyWords } from '../../../words/money.words.ts'
import { cardName } from '../card-name.ts'
import { grouped } from '../history/money-text.ts'
import { untilEnded, withdrawalQuery, withdrawalsQuery } from '../money-queries.ts'
import styles from '../money.module.css'
import { RequestSteps } from '../request-steps.tsx'

/** One withdrawal: where it stands, every step, and the way back while nobody has begun with it. */
export function WithdrawalDetail({ id, path }: { readonly id: string; readonly path: string }) {
  const all = useWords(moneyWords)
  const words = all.draw
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const hearFailure = useHearFailure()
  const [isBusy, setBusy] = useState(false)
  const query = withdrawalQuery(ports, id)
  const { data: withdrawal, isError, refetch } = useQuery({ ...query, refetchInterval: untilEnded(toWithdrawStatus) })
  if (withdrawal === undefined) return <LoadState words={all} lines={5} isError={isError} onRetry={() => void refetch()} />
  const { amountFen, card, status, steps, askedAt } = withdrawal
  const reading = toWithdrawStatus(status)
  const takeBack = async () => {
    setBusy(true)
    // One withdrawal is taken back once: its id says what is meant.
    const answer = await (await ports()).withdrawals.takeBack(id, `take-back-${id}`)
    setBusy(false)
    if (answer.ok) queries.setQueryData(query.queryKey, answer.value)
    else hearFailure(answer.failure)
    toasts.show(answer.ok ? words.takenBack : failureText(answer.failure, locale), answer.ok ? 'good' : 'bad')
    await Promise.all([capitalQuery(ports), withdrawalsQuery(ports), query].map(({ queryKey }) => queries.invalidateQueries({ queryKey })))
  }
  return (
    <>
      <div className={styles.sum} role="status">
        <p>{nameIn(reading.name, locale)}</p>
        <Price fen={amountFen} size="display" tone="ink" />
        <p>{cardName(card, locale)}</p>
      </div>
      {reading.outcome === 'failure' && (
        <Notice title={words.returned(grouped(amountFen))} live>
          {words.returnedLine}
        </Notice>
      )}
      <div className={styles.part}>
        <RequestSteps askedAt={askedAt} status={status} steps={steps} toCome={words.toCome} read={toWithdrawStatus} />
      </div>
      <div className={styles.submit}>
        {reading.status === 'to-process' && (
          <Button look="secondary" block busy={isBusy} onClick={() => void takeBack()}>
            {words.takeBack}
          </Button>
        )}
        <Button look="quiet" block link={(parts) => <PageLink to={path} {...parts} />}>
          {words.another}
        </Button>
        {reading.outcome === 'failure' && (
          <PageLink to="/user_center/about" className={styles.link}>
            {words.support}
          </PageLink>
        )}
      </div>
    </>
  )
}
