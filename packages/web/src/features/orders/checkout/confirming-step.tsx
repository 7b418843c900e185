import type { Shop } from '@diandu/core/catalog'
import { formatMoney } from '@diandu/core/format'
import type { CheckoutDraft, EquityShare, OrderDraft } from '@diandu/core/orders'
import { useCallback, useEffect, useState } from 'react'
import { useSendGate } from '../../../app/device/use-send-gate.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import { couponChoiceMessages } from '../../../messages/money/coupon-choice.messages.ts'
import { checkoutMessages } from '../../../messages/orders/checkout.messages.ts'
import { orderMessages } from '../../../messages/orders/order.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { LaterSum } from '../later-sum.tsx'
import { FailureNotice, StepScreen, type CheckoutStepProps } from './step-screen.tsx'
import styles from './checkout.module.css'
import { ClaimableCoupons } from './coupons/claimable-coupons.tsx'
import { CouponChoiceCards } from './coupons/coupon-choice-cards.tsx'
import { useCouponAnswer, useCouponChoice } from './coupons/use-coupon-choice.ts'
import { useDraftSums } from './coupons/use-draft-sums.ts'
import { ShopLine } from './shop-line.tsx'

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

/** The person's coupons could not be looked up: asked for again, or gone on without. */
function UnknownCoupons({ onAgain }: { readonly onAgain: () => void }) {
  const messages = useMessages(couponChoiceMessages).unknown
  return (
    <div className="mx-16 mt-16">
      <Notice tone="alarm" live title={messages.title}>
        <p>{messages.line}</p>
        <Button look="quiet" size="small" icon="refresh" onClick={onAgain}>
          {messages.again}
        </Button>
      </Notice>
    </div>
  )
}

/**
 * So long a submit waits for the coupons; then it is said that they are not known, and the person may go on without.
 */
const MAX_WAIT_MS = 8_000

interface Submitting {
  readonly draft: Pick<OrderDraft, 'plan' | 'priceFen' | 'couponId'>
  readonly couponBy: CheckoutDraft['couponBy']
  readonly onSubmit: () => void
}

/**
 * Submits an order with the best coupon: one that is submitted before the coupons are known waits for them, and no
 * longer than a buyer does.
 */
function useSubmit({ draft, couponBy, onSubmit }: Submitting) {
  const ports = usePorts()
  const { status, call } = useCouponAnswer(draft)
  const usable = useCouponChoice(draft)?.usable ?? []
  const [isAwaited, setAwaited] = useState(false)
  const [isReported, setNotice] = useState(false)
  // Chosen by the person or for them; or it is known that there is nothing to choose.
  const isSettled = couponBy !== undefined || (status === 'known' && usable.length === 0)
  useEffect(() => {
    if (!isAwaited) return
    if (isSettled) {
      setAwaited(false)
      onSubmit()
    } else if (status === 'unknown') {
      setAwaited(false)
      setNotice(true)
    }
  }, [isAwaited, isSettled, status, onSubmit])
  useEffect(() => {
    if (!isAwaited) return
    let cancel: (() => void) | undefined
    let isLeft = false
    void ports().then(({ clock }) => {
      if (isLeft) return
      cancel = clock.after(MAX_WAIT_MS, () => {
        setAwaited(false)
        setNotice(true)
      })
    })
    return () => {
      isLeft = true
      cancel?.()
    }
  }, [isAwaited, ports])
  const isUnknown = isReported && !isSettled
  return {
    isAwaited,
    isUnknown,
    submit: () => (isSettled || isUnknown ? onSubmit() : setAwaited(true)),
    requestAgain: () => {
      setNotice(false)
      call()
    },
  }
}
