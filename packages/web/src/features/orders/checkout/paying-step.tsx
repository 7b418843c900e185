import { formatMoney, formatTime, typedYuan } from '@diandu/core/format'
import { failureText } from '@diandu/core/messages'
import {
  deadlinesOf,
  orderSums,
  ownPaymentFen,
  paymentDue,
  sumsAfter,
  type Order,
  type PaymentDue,
} from '@diandu/core/orders'
import { owedInAllFen, usableOf } from '@diandu/core/wallet'
import { useEffect, useState } from 'react'
import { useSendGate } from '../../../app/device/use-send-gate.ts'
import { capitalQuery } from '../../../app/money/money-queries.ts'
import { OwedDamagesNotice } from '../../../app/money/owed-damages-notice.tsx'
import { PayoutHoldNotice } from '../../../app/money/payout-hold-notice.tsx'
import { orderListingQuery } from '../../../app/orders/order-listing-query.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { timeLeftText } from '../../../app/queries/time-left.ts'
import { useNow } from '../../../app/queries/use-now.ts'
import { couponChoiceMessages } from '../../../messages/money/coupon-choice.messages.ts'
import { checkoutMessages } from '../../../messages/orders/checkout.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Countdown } from '../../../ui/figures/countdown.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { PaymentPasswordField } from '../../../ui/inputs/six-boxes.tsx'
import { LaterSum } from '../later-sum.tsx'
import { FailureNotice, StepScreen, type CheckoutStepProps } from './step-screen.tsx'
import styles from './checkout.module.css'
import { PayByChannel } from './pay-by-channel.tsx'

const PASSWORD_LENGTH = 6
const SECOND_MS = 1000

/** Paying what is due from the wallet. What is in the way is said before the password is asked for. */
export function PayingStep({ snapshot, send, now: opened }: CheckoutStepProps) {
  const messages = useMessages(checkoutMessages)
  const coupons = useMessages(couponChoiceMessages)
  const locale = useLocale()
  const now = useNow(SECOND_MS)
  const { order, failure } = snapshot.context
  const due = order === undefined ? undefined : paymentDue(order)
  const by = (order === undefined ? undefined : deadlinesOf(order))?.by ?? null
  const { data: capital, failure: noCapital, refetch } = useLoad(capitalQuery(usePorts()))
  const [password, setPassword] = useState('')
  const isSending = snapshot.matches({ paying: 'sending' })
  const isWrongPassword = failure?.kind === 'refused' && failure.reason === 'payment-password-wrong'
  const gate = useSendGate()
  // A password that was refused is typed again.
  useEffect(() => {
    setPassword('')
    gate.reopen()
  }, [failure, gate])
  if (order === undefined || due === undefined) return null
  const ownFen = ownPaymentFen(due)
  const usableFen = capital === undefined ? 0 : usableOf(capital)
  const isHeld = capital !== undefined && capital.holds.length > 0
  const missingFen = capital === undefined ? 0 : Math.max(0, ownFen + owedInAllFen(capital.owed) - capital.availableFen)
  const needsPassword = capital?.hasPaymentPassword === false
  const isAwaited = order.awaitedBalance !== undefined
  const canPay = capital !== undefined && missingFen === 0 && !isHeld && !needsPassword && !isAwaited
  const pay = () => {
    if (gate.enter()) send({ type: 'payment.confirmed', paymentPassword: password })
  }
  const orderPath = `/user_center/order_detail/${order.id}`
  return (
    <StepScreen
      step="paying"
      home={orderPath}
      action={
        <StickyAction>
          <Button
            block
            busy={isSending}
            disabled={!canPay || password.length < PASSWORD_LENGTH}
            consequence={messages.payNote}
            onClick={pay}
          >
            {isSending ? messages.paying : messages.pay(formatMoney(ownFen))}
          </Button>
        </StickyAction>
      }
    >
      <div className={styles.due}>
        <p className="detail">{messages.amountDue[due.part]}</p>
        <Price fen={ownFen} size="display" />
        {due.couponFen > 0 && <p className="detail">{coupons.ownPart(formatMoney(due.couponFen))}</p>}
        <SumAfter order={order} due={due} now={opened} />
        {now !== undefined && by !== null && (
          <Countdown
            label={messages.timeLeft}
            text={timeLeftText(by - now, locale)}
            spoken={formatTime(by, 'yyyy-mm-dd hh:mm')}
          />
        )}
        {capital !== undefined && <p className="detail">{messages.balance(formatMoney(usableFen))}</p>}
      </div>
      {!isWrongPassword && <FailureNotice failure={failure} />}
      {capital === undefined && noCapital !== undefined && (
        <div className="mx-16 mt-16">
          <Notice
            tone="alarm"
            live
            action={
              <Button size="small" look="secondary" icon="refresh" onClick={() => void refetch()}>
                {messages.retry}
              </Button>
            }
          >
            {failureText(noCapital, locale)}
          </Notice>
        </div>
      )}
      {capital !== undefined && (isHeld || capital.owed.length > 0) && (
        <div className="mx-16 mt-16">
          <PayoutHoldNotice holds={capital.holds} />
          <OwedDamagesNotice owed={capital.owed} availableFen={capital.availableFen} />
        </div>
      )}
      {missingFen > 0 && !isHeld && !isAwaited && (
        <div className="mx-16 mt-16">
          <Notice
            tone="warning"
            title={messages.short(formatMoney(missingFen))}
            action={
              <Button
                size="small"
                link={(parts) => (
                  <PageLink to={`/user_center/server/recharge?amount=${typedYuan(missingFen)}`} {...parts} />
                )}
              >
                {messages.recharge}
              </Button>
            }
          >
            {messages.shortHow}
          </Notice>
        </div>
      )}
      {needsPassword && !isAwaited && (
        <div className="mx-16 mt-16">
          <Notice
            tone="info"
            title={messages.noPassword}
            action={
              <Button size="small" link={(parts) => <PageLink to="/user_center/change_pay" {...parts} />}>
                {messages.setPassword}
              </Button>
            }
          >
            {messages.noPasswordNote}
          </Notice>
        </div>
      )}
      {canPay && (
        <div className="mx-16 mt-16">
          <PaymentPasswordField
            label={messages.passwordLabel}
            value={password}
            onChange={setPassword}
            disabled={isSending}
            focusOnArrival={isWrongPassword}
            {...(isWrongPassword ? { error: failureText(failure, locale) } : {})}
          />
          <p className="flex justify-center">
            <PageLink to="/user_center/change_pay" className={styles.link}>
              {messages.forgot}
            </PageLink>
          </p>
        </div>
      )}
      <PayByChannel order={order} due={due} />
      <p className="flex justify-center">
        <PageLink to={orderPath} className={styles.link}>
          {messages.payLater}
        </PageLink>
      </p>
    </StepScreen>
  )
}

/** The rest after this payment; nothing before the listing's fees are known. */
function SumAfter({ order, due, now }: { readonly order: Order; readonly due: PaymentDue; readonly now: number }) {
  const messages = useMessages(checkoutMessages)
  const { data: listing } = useLoad(orderListingQuery(usePorts(), order.id))
  if (listing === undefined) return null
  const after = sumsAfter(orderSums(order, listing, now), due.part)
  return (
    <p className="note">
      <span>{messages.payAfter}</span> <LaterSum sums={after} />
    </p>
  )
}
