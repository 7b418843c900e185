import { useCallback } from 'react'
import type { Shop } from '@diandu/core/catalog'
import { capitalOf, purchaseTerms, type EquityShare } from '@diandu/core/orders'
import { useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { Price } from '../../../ui/price.tsx'
import { StickyAction } from '../../../ui/sticky-action.tsx'
import { checkoutWords } from '../../../words/checkout.words.ts'
import { orderWords } from '../../../words/order.words.ts'
import { yuan } from '../../../app/yuan.ts'
import { CouponChoiceCards } from './coupon-choice-cards.tsx'
import type { CheckoutStepProps } from './checkout-actor.ts'
import styles from './checkout.module.css'
import { FailureNotice } from './failure-notice.tsx'
import { ShopLine } from './shop-line.tsx'
import { useSavedFen } from './use-coupon-choice.ts'
import { useSubmit } from './use-submit.ts'
import { UnknownCoupons } from './unknown-coupons.tsx'
import { StepScreen } from './step-screen.tsx'

/** The whole deal in five lines, before it is sent. */
export function ConfirmingStep({ snapshot, send, shop }: CheckoutStepProps & { readonly shop: Shop }) {
  const words = useWords(checkoutWords)
  const { plans } = useWords(orderWords)
  const { draft, couponBy, failure } = snapshot.context
  const suggest = useCallback((couponId: string) => send({ type: 'coupon.suggested', couponId }), [send])
  const savedFen = useSavedFen(draft)
  const { submit: confirm, isAwaited, isUnknown, askAgain } = useSubmit({ draft, couponBy, onSubmit: () => send({ type: 'order.confirmed' }) })
  const terms = purchaseTerms({ priceFen: draft.priceFen, plan: draft.plan, kind: shop.kind, ...capitalOf(shop) })
  const [nowFen, laterFen] = terms.dueLaterFen === 0 ? [terms.dueNowFen - savedFen, 0] : [terms.dueNowFen, terms.dueLaterFen - savedFen]
  const equityLines = ({ leastPercent, leastCapitalFen }: EquityShare) => [
    [words.summary.equity, words.atLeast(`${leastPercent}%`)] as const,
    ...(leastCapitalFen === null ? [] : [[words.summary.capital, words.atLeast(yuan(leastCapitalFen))] as const]),
  ]
  const isPlacing = snapshot.matches('placing')
  const lines = [
    [words.summary.plan, plans[draft.plan]],
    [words.summary.now, yuan(nowFen)],
    [words.summary.later, terms.dueLaterFen === 0 ? words.nothingLater : yuan(laterFen)],
    [words.summary.payBy, words.payByText],
    [words.summary.damages, yuan(terms.damagesFen)],
    ...(terms.equity === null ? [] : equityLines(terms.equity)),
  ] as const
  const submit = (
    <StickyAction start={<Price fen={nowFen} size="large" />}>
      <Button block busy={isPlacing || isAwaited} consequence={words.submitNote} onClick={confirm}>
        {isPlacing || isAwaited ? words.submitting : words.submit}
      </Button>
    </StickyAction>
  )
  return (
    <StepScreen step="confirming" home={`/shop/${shop.id}`} onBack={() => send({ type: 'step.left' })} action={submit}>
      <ShopLine shop={shop} />
      <div className={styles.part}>
        <h2 className={styles.heading}>{words.summaryTitle}</h2>
        <p className={styles.lead}>{words.confirmLead}</p>
      </div>
      <FailureNotice failure={failure} />
      {isUnknown && <UnknownCoupons onAgain={askAgain} />}
      <CouponChoiceCards draft={draft} chosenBy={couponBy} onChoose={(couponId) => send({ type: 'coupon.chosen', couponId })} onSuggest={suggest} />
      <dl className={styles.summary}>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </StepScreen>
  )
}
