import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Order, PaymentDue } from '@diandu/core/orders'
import { validateRecharge, RECHARGE_CHANNELS, type RechargeDraft } from '@diandu/core/wallet'
import { failureText, nameIn } from '@diandu/core/messages'
import { useSend } from '../../../app/pacing/use-send.ts'
import { call } from '../../../app/queries/run-query.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { failureOfError, valueOrThrow } from '../../../app/failures/failure-error.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { awaitedMoneyMessages } from '../../../messages/money/awaited-money.messages.ts'
import { checkoutMessages } from '../../../messages/orders/checkout.messages.ts'
import styles from './checkout.module.css'

/**
 * Beside the wallet: the cashiers that take this sum, and a transfer. What is paid there pays the order as soon as it
 * is known.
 */
export function PayByChannel({ order, due }: { readonly order: Order; readonly due: PaymentDue }) {
  const messages = useMessages(checkoutMessages)
  const locale = useLocale()
  const ports = usePorts()
  const navigate = useNavigate()
  // The same key for the same channel: a second try begins no second payment.
  const keys = useRef(new Map<string, string>())
  const { data: ways } = useQuery({
    queryKey: ['recharge-ways'],
    queryFn: call(ports, ({ recharges }, signal) => recharges.ways(signal)),
  })
  const { mutate, isPending, variables, error } = useSend({
    async mutationFn(channel: RechargeDraft['channel']) {
      const { recharges, random } = await ports()
      const key = keys.current.get(channel) ?? random.token()
      keys.current.set(channel, key)
      return valueOrThrow(
        await recharges.payOrder({ channel, orderId: order.id, part: due.part, amountFen: due.amountFen }, key),
      )
    },
    onSuccess: (id) => void navigate(`/user_center/server/recharge?request=${id}`),
  })
  const told = useMessages(awaitedMoneyMessages).told
  const cashFen = due.amountFen - due.couponFen
  // A buyer is not led to pay again what is on its way.
  if (order.awaitedBalance !== undefined)
    return (
      <div className={styles.part}>
        <Notice>{told[order.awaitedBalance].buyer}</Notice>
      </div>
    )
  const fitting = (ways?.channels ?? []).flatMap(({ channel, leastFen, mostFen }) =>
    channel !== 'transfer' && leastFen <= cashFen && cashFen <= mostFen ? [channel] : [],
  )
  const hasTransfer =
    (ways?.channels ?? []).some(({ channel }) => channel === 'transfer') && validateRecharge('transfer', cashFen).ok
  if (fitting.length === 0 && !hasTransfer) return null
  return (
    <section className={styles.part} aria-label={messages.otherWays}>
      <p className={styles.dueLabel}>{messages.otherWays}</p>
      {error !== null && (
        <Notice tone="alarm" live>
          {failureText(failureOfError(error), locale)}
        </Notice>
      )}
      <div className={styles.channels}>
        {fitting.map((channel) => (
          <Button
            key={channel}
            block
            look="secondary"
            busy={isPending && variables === channel}
            disabled={isPending && variables !== channel}
            onClick={() => mutate(channel)}
          >
            {nameIn(RECHARGE_CHANNELS[channel].name, locale)}
          </Button>
        ))}
        {hasTransfer && (
          <Button
            block
            look="secondary"
            link={(parts) => <PageLink to={`/user_center/server/recharge?order=${order.id}`} {...parts} />}
          >
            {nameIn(RECHARGE_CHANNELS.transfer.name, locale)}
          </Button>
        )}
      </div>
    </section>
  )
}
