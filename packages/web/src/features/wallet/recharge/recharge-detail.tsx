import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { RECHARGE_CHANNELS, toRechargeStatus, type RechargeRecord } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/words'
import { capitalQuery } from '../../../app/capital-query.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Price } from '../../../ui/price.tsx'
import { awaitedMoneyWords } from '../../../words/awaited-money.words.ts'
import { moneyWords } from '../../../words/money.words.ts'
import { rechargeQuery, untilEnded } from '../money-queries.ts'
import styles from '../money.module.css'
import { RequestSteps } from '../request-steps.tsx'
import { rechargeStatusName } from './recharge-status-name.ts'
import { ToCashier } from './to-cashier.tsx'

/** One recharge: on its way to the cashier and back, or at its end; looked at again while it waits. */
export function RechargeDetail({ id, path }: { readonly id: string; readonly path: string }) {
  const all = useWords(moneyWords)
  const words = all.recharge
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const { data: recharge, isError, refetch } = useQuery({ ...rechargeQuery(ports, id), refetchInterval: untilEnded(toRechargeStatus) })
  const outcome = recharge && toRechargeStatus(recharge.status).outcome
  // What is owned has changed with it, and an order may have been paid.
  useEffect(() => {
    if (outcome !== 'success') return
    void queries.invalidateQueries({ queryKey: capitalQuery(ports).queryKey })
    void queries.invalidateQueries({ queryKey: ['order'] })
  }, [outcome, queries, ports])
  if (recharge === undefined) return <LoadState words={all} lines={5} isError={isError} onRetry={() => void refetch()} />
  const { amountFen, channel, status, steps, askedAt, purpose } = recharge
  return (
    <>
      <div className={styles.sum}>
        <p role="status">{rechargeStatusName(recharge, locale)}</p>
        <Price fen={amountFen} size="display" tone="ink" />
        <p>{nameIn(RECHARGE_CHANNELS[channel].name, locale)}</p>
      </div>
      <Outcome recharge={recharge} />
      <div className={styles.part}>
        <RequestSteps askedAt={askedAt} status={status} steps={steps} toCome={words.toCome[channel === 'transfer' ? 'transfer' : 'channel']} read={toRechargeStatus} />
      </div>
      <div className={styles.submit}>
        {purpose !== null && (
          <Button block look="secondary" link={(parts) => <PageLink to={`/user_center/order_detail/${purpose.orderId}`} {...parts} />}>
            {words.toOrder}
          </Button>
        )}
        <Button block look="secondary" link={(parts) => <PageLink to="/user_center" {...parts} />}>
          {words.toWallet}
        </Button>
        <Button block look="quiet" link={(parts) => <PageLink to={path} {...parts} />}>
          {words.another}
        </Button>
      </div>
    </>
  )
}

/** What it means, and what to do next. */
function Outcome({ recharge: { id, status, channel, purpose, late } }: { readonly recharge: RechargeRecord }) {
  const all = useWords(moneyWords)
  const own = useWords(awaitedMoneyWords)
  const words = all.recharge
  switch (toRechargeStatus(status).outcome) {
    case 'success':
      if (purpose?.outcome === 'kept') return <Notice tone="warning" live>{words.kept}</Notice>
      return <Notice tone="success" live>{purpose === null ? words.credited : words.paid}</Notice>
    case 'failure':
      if (late === 'waiting') return <Notice tone="warning" title={words.late} live>{words.lateLine}</Notice>
      if (late === 'credited') return <Notice tone="success" title={words.lateCredited} live>{words.lateCreditedLine}</Notice>
      return (
        <Notice tone="alarm" title={words.notCredited} live>
          {words.notCreditedLine}
        </Notice>
      )
    case 'pending':
      if (channel === 'transfer') return <Notice>{purpose === null ? words.reviewing : own.reviewing}</Notice>
      return toRechargeStatus(status).status === 'to-review' ? <ToCashier id={id} /> : <Notice title={words.waiting}>{words.waitingLine}</Notice>
  }
}
