import { useCallback, useEffect } from 'react'
import type { Shop } from '@diandu/core/catalog'
import type { EquityShare } from '@diandu/core/orders'
import { formatMoney } from '@diandu/core/format'
import { useSendGate } from '../../../app/device/use-send-gate.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import { checkoutMessages } from '../../../messages/orders/checkout.messages.ts'
import { orderMessages } from '../../../messages/orders/order.messages.ts'
import { CouponChoiceCards } from './coupons/coupon-choice-cards.tsx'
import type { CheckoutStepProps } from './checkout-actor.ts'
import styles from './checkout.module.css'
import { FailureNotice } from './failure-notice.tsx'
import { ShopLine } from './shop-line.tsx'
import { ClaimableCoupons } from './coupons/claimable-coupons.tsx'
import { useDraftSums } from './coupons/use-draft-sums.ts'
import { LaterSum } from '../later-sum.tsx'
import { useSubmit } from './use-submit.ts'
import { UnknownCoupons } from './coupons/unknown-coupons.tsx'
import { StepScreen } from './step-screen.tsx'

interface ConfirmingStepProps extends CheckoutStepProps {
  readonly shop: Shop
  readonly askedFen: number
}

/** The whole deal in a few lines, before it is sent. */
export function ConfirmingStep({ snapshot, send, now, shop, askedFen }: ConfirmingStepProps) {
  const messages = useMessages(checkoutMessages)
  const { plans } = useMessages(orderMessages)
  const { cost } = useMessages(shopMessages)
  const { draft, couponBy, failure } = snapshot.context
  const suggest = useCallback((couponId: string) => send({ type: 'coupon.suggested', couponId }), [send])
  const sums = useDraftSums(shop, snapshot.context, now)[draft.plan]
  const { terms, nowFen, totalFen } = sums
  const gate = useSendGate()
  useEffect(() => gate.reopen(), [failure, gate])
  const {
    submit: confirm,
    isAwaited,
    isUnknown,
    requestAgain,
  } = useSubmit({ draft, couponBy, onSubmit: () => gate.enter() && send({ type: 'order.confirmed' }) })
  const equityLines = ({ leastPercent, leastCapitalFen }: EquityShare) => [
    [messages.summary.equity, messages.atLeast(`${leastPercent}%`)] as const,
    ...(leastCapitalFen === null
      ? []
      : [[messages.summary.capital, messages.atLeast(formatMoney(leastCapitalFen))] as const]),
  ]
  const isPlacing = snapshot.matches('placing')
  const lines = [
    [messages.summary.plan, plans[draft.plan]],
    [cost.now, formatMoney(nowFen)],
    [cost.later, <LaterSum key="later" sums={sums} />],
    ...(terms.couponFen === 0 ? [] : [[messages.summary.coupon, `−${formatMoney(terms.couponFen)}`] as const]),
    [cost.total, formatMoney(totalFen)],
    [messages.summary.payBy, messages.payByText],
    [messages.summary.damages, formatMoney(terms.damagesFen)],
    ...(terms.equity === null ? [] : equityLines(terms.equity)),
  ] as const
  const submit = (
    <StickyAction start={<Price fen={nowFen} size="large" />}>
      <Button block busy={isPlacing || isAwaited} consequence={messages.submitNote} onClick={confirm}>
        {isPlacing || isAwaited ? messages.submitting : messages.submit}
      </Button>
    </StickyAction>
  )
  return (
    <StepScreen
      step="confirming"
      home={`/shop/${shop.id}`}
      onBack={() => send({ type: 'step.left' })}
      action={submit}
      sum={
        <dl className={styles.summary}>
          {lines.map(([label, value]) => (
            <div key={label}>
              <dt className="quiet">{label}</dt>
              <dd className="strong text-right">{value}</dd>
            </div>
          ))}
        </dl>
      }
    >
      <ShopLine shop={shop} askedFen={askedFen} />
      <div className="mx-16 mt-16">
        <h2 className="type-title">{messages.summaryTitle}</h2>
        <p className="mt-4 quiet">{messages.confirmLead}</p>
      </div>
      <FailureNotice failure={failure} />
      {isUnknown && <UnknownCoupons onAgain={requestAgain} />}
      <CouponChoiceCards
        draft={draft}
        chosenBy={couponBy}
        onChoose={(couponId) => send({ type: 'coupon.chosen', couponId })}
        onSuggest={suggest}
      />
      <ClaimableCoupons sums={sums} now={now} />
    </StepScreen>
  )
}
