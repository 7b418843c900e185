import { nameIn } from '@diandu/core/messages'
import { PAYMENT_METHODS, moneyStatusOf, toRechargeStatus, type RechargeView } from '@diandu/core/wallet'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { SupportLink } from '../../../app/layout/company/support-link.tsx'
import { capitalQuery } from '../../../app/money/money-queries.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { awaitedMoneyMessages } from '../../../messages/money/awaited-money.messages.ts'
import { moneyMessages } from '../../../messages/money/money.messages.ts'
import { rechargeMessages } from '../../../messages/money/recharge.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { rechargeQuery, untilEnded } from '../wallet-queries.ts'
import styles from '../money.module.css'
import { RequestSteps } from '../request-steps.tsx'
import { ToCashier } from './to-cashier.tsx'

/** One recharge: on its way to the cashier and back, or at its end; polled while it waits. */
export function RechargeDetail({ id, path }: { readonly id: string; readonly path: string }) {
  const all = useMessages(moneyMessages)
  const messages = useMessages(rechargeMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const {
    data: recharge,
    isError,
    refetch,
  } = useLoad({ ...rechargeQuery(ports, id), refetchInterval: untilEnded(toRechargeStatus) }, 'own-page')
  const outcome = recharge && toRechargeStatus(recharge.status).outcome
  // The balance has changed with it, and an order may have been paid.
  useEffect(() => {
    if (outcome !== 'success') return
    void queries.invalidateQueries({ queryKey: capitalQuery(ports).queryKey })
    void queries.invalidateQueries({ queryKey: ['order'] })
  }, [outcome, queries, ports])
  const isPaidOrder = usePaidOrder(recharge)
  if (recharge === undefined || isPaidOrder)
    return <LoadState messages={all} lines={5} isError={isError} onRetry={() => void refetch()} />
  const { amountFen, channel, method, status, steps, askedAt, purpose } = recharge
  return (
    <>
      <div className={`pb-16 pt-16 text-center ${styles.sum}`}>
        <p role="status">
          {purpose === null || purpose.outcome === 'kept'
            ? nameIn(toRechargeStatus(status).name, locale)
            : messages.ofOrder[toRechargeStatus(status).outcome]}
        </p>
        <Price fen={amountFen} size="display" tone="ink" />
        <p>{nameIn(PAYMENT_METHODS[method].name, locale)}</p>
        {purpose !== null && <p>{messages.orderPayment(nameIn(moneyStatusOf(purpose.outcome).name, locale))}</p>}
      </div>
      <Outcome recharge={recharge} />
      <div className="mt-16">
        <RequestSteps
          askedAt={askedAt}
          status={status}
          steps={steps}
          toCome={messages.toCome[channel === 'transfer' ? 'transfer' : 'channel']}
          read={toRechargeStatus}
        />
      </div>
      <div className="mt-24 grid gap-8">
        {purpose !== null ? (
          <Button
            block
            look="secondary"
            link={(parts) => <PageLink to={`/user_center/order_detail/${purpose.orderId}`} {...parts} />}
          >
            {outcome === 'failure' ? messages.payAgain : messages.toOrder}
          </Button>
        ) : (
          <>
            <Button block look="secondary" link={(parts) => <PageLink to="/user_center" {...parts} />}>
              {messages.toWallet}
            </Button>
            <Button block look="quiet" link={(parts) => <PageLink to={path} {...parts} />}>
              {messages.another}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

function Outcome({ recharge: { id, status, channel, purpose, late } }: { readonly recharge: RechargeView }) {
  const own = useMessages(awaitedMoneyMessages)
  const messages = useMessages(rechargeMessages)
  switch (toRechargeStatus(status).outcome) {
    case 'success':
      if (purpose?.outcome === 'kept')
        return (
          <Notice tone="warning" live>
            {messages.stored}
          </Notice>
        )
      return (
        <Notice tone="success" live>
          {purpose === null ? messages.credited : messages.paid}
        </Notice>
      )
    case 'failure':
      if (late === 'waiting')
        return (
          <Notice tone="warning" title={messages.late} live>
            {messages.lateLine}
          </Notice>
        )
      if (late === 'credited')
        return (
          <Notice tone="success" title={messages.lateCredited} live>
            {messages.lateCreditedLine}
          </Notice>
        )
      return (
        <Notice
          tone="alarm"
          title={purpose === null ? messages.notCredited : messages.notPaid}
          live
          action={<SupportLink />}
        >
          {purpose === null ? messages.notCreditedLine : messages.notPaidLine}
        </Notice>
      )
    case 'pending':
      if (channel === 'transfer') return <Notice>{purpose === null ? messages.reviewing : own.reviewing}</Notice>
      return toRechargeStatus(status).status === 'to-review' ? (
        <ToCashier id={id} />
      ) : (
        <Notice title={messages.waiting}>{messages.waitingLine}</Notice>
      )
  }
}

/** The order that a payment is for, once it has paid it: the buyer is led to the order's receipt. */
function usePaidOrder(recharge: Pick<RechargeView, 'purpose' | 'status'> | undefined): boolean {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isPaid =
    recharge !== undefined &&
    toRechargeStatus(recharge.status).outcome === 'success' &&
    recharge.purpose !== null &&
    recharge.purpose.outcome !== 'kept'
  const orderId = isPaid ? recharge.purpose?.orderId : undefined
  useEffect(() => {
    if (orderId === undefined) return
    // The cached order is from before the payment.
    queries.removeQueries({ queryKey: ['order', orderId] })
    void queries.invalidateQueries()
    void navigate(`/paysuccess?order=${orderId}`, { replace: true })
  }, [orderId, queries, navigate])
  return orderId !== undefined
}
