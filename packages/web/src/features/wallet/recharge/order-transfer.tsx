import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { ownPaymentFen, paymentDue, type Order, type OrderId, type PaymentDue } from '@diandu/core/orders'
import { validateRecharge, type RechargeWays } from '@diandu/core/wallet'
import { useLoad, call, usePorts } from '../../../app/queries/queries.ts'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { PageLink } from '../../../router/page-link.tsx'
import { picturesIn, picturesText } from '../../../app/shops/photos/stored-pictures.ts'
import { PhotoSlot } from '../../../app/shops/photos/photo-slot.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { awaitedMoneyMessages } from '../../../messages/money/awaited-money.messages.ts'
import { moneyMessages } from '../../../messages/money/money.messages.ts'
import { rechargeMessages } from '../../../messages/money/recharge.messages.ts'
import { rechargesQuery, waysQuery } from '../wallet-queries.ts'
import styles from '../money.module.css'
import { TransferAccounts } from './transfer-accounts.tsx'

/** Payment for one order by a transfer with its receipt. */
export function OrderTransfer({ orderId, path }: { readonly orderId: string; readonly path: string }) {
  const all = useMessages(moneyMessages)
  const messages = useMessages(awaitedMoneyMessages)
  const ports = usePorts()
  const { data: ways, isError: noWays, refetch: queryWays } = useLoad(waysQuery(ports), 'own-part')
  const {
    data: order,
    isError: noOrder,
    refetch: requestOrder,
  } = useLoad(
    {
      queryKey: ['order', orderId],
      queryFn: call(ports, ({ orders }, signal) => orders.find(orderId as OrderId, signal)),
      staleTime: 0,
    },
    'own-part',
  )
  if (ways === undefined || order === undefined)
    return (
      <LoadState
        messages={all}
        lines={5}
        isError={noWays || noOrder}
        onRetry={() => void Promise.all([queryWays(), requestOrder()])}
      />
    )
  const due = order.role === 'buyer' ? paymentDue(order) : undefined
  const isOpen =
    due !== undefined &&
    order.awaitedBalance === undefined &&
    ways.houseAccount !== null &&
    validateRecharge('transfer', ownPaymentFen(due)).ok
  if (isOpen) return <TransferForm order={order} due={due} ways={ways} path={path} />
  return (
    <EmptyState
      action={
        <Button link={(parts) => <PageLink to={`/user_center/order_detail/${orderId}`} {...parts} />}>
          {messages.toOrder}
        </Button>
      }
    >
      {order.awaitedBalance === undefined
        ? messages.nothingDue
        : messages.explanations[order.awaitedBalance][order.role]}
    </EmptyState>
  )
}

interface Form {
  readonly receipt: string
  readonly key: string
}

function TransferForm({
  order,
  due,
  ways: { houseAccount },
  path,
}: {
  readonly order: Order
  readonly due: PaymentDue
  readonly ways: RechargeWays
  readonly path: string
}) {
  const messages = useMessages(rechargeMessages)
  const own = useMessages(awaitedMoneyMessages)
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { form, change, element, errors, errorOf, isBusy, onSubmit } = useForm<Form, 'receipt'>({
    name: `transfer-for-${order.id}-${due.part}`,
    empty: { receipt: '', key: '' },
    stored: ['receipt', 'key'],
    fields: () => ['receipt'],
    faults: ({ receipt }) => (picturesIn(receipt).length === 0 ? { receipt: messages.noReceipt } : {}),
    lost: messages.lost,
    async send({ receipt, key }) {
      const { recharges, random } = await ports()
      const intention = key === '' ? random.token() : key
      change({ key: intention })
      const payment = {
        channel: 'transfer',
        orderId: order.id,
        part: due.part,
        amountFen: due.amountFen,
        receipt: picturesIn(receipt)[0]?.id ?? '',
      } as const
      const answer = await recharges.payOrder(payment, intention)
      void queries.invalidateQueries({ queryKey: rechargesQuery(ports).queryKey })
      void queries.invalidateQueries({ queryKey: ['order'] })
      if (!answer.ok) return answer.failure
      await navigate(`${path}?request=${answer.value}`)
      return undefined
    },
  })
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit} aria-label={own.title}>
      <FormNotice notice={errors.notice} />
      <div className={`pb-16 pt-16 text-center ${styles.sum}`}>
        <p>{own.title}</p>
        <Price fen={ownPaymentFen(due)} size="display" tone="ink" />
        <p>{own.exactly}</p>
      </div>
      <Notice>{due.part === 'balance' ? own.notes.balance : own.notes.first}</Notice>
      {houseAccount !== null && <TransferAccounts operator={houseAccount} hasOwn={false} line={own.toAccount} />}
      <div className="mt-16">
        <PhotoSlot
          label={messages.receipt}
          guide="square"
          picture={picturesIn(form.receipt)[0]}
          onChange={(picture) => change({ receipt: picturesText(picture === undefined ? [] : [picture]), key: '' })}
          hint={messages.receiptLine}
          {...errorOf('receipt')}
        />
      </div>
      <div className="mt-24 grid gap-8">
        <Button type="submit" block busy={isBusy}>
          {messages.handIn}
        </Button>
      </div>
    </form>
  )
}
