import { useCallback } from 'react'
import { isForSale, type Shop } from '@diandu/core/catalog'
import { PAYMENT_PLANS, type PaymentPlan } from '@diandu/core/orders'
import { formatMoney } from '@diandu/core/format'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { TakenNotice } from '../../../app/shops/taken-notice.tsx'
import { TotalCostTable } from '../../../app/money/total-cost/total-cost-table.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { checkoutMessages } from '../../../messages/orders/checkout.messages.ts'
import { orderMessages } from '../../../messages/orders/order.messages.ts'
import { ClaimableCoupons } from './coupons/claimable-coupons.tsx'
import { useDraftSums } from './coupons/use-draft-sums.ts'
import { CouponChoiceCards } from './coupons/coupon-choice-cards.tsx'
import { FailureNotice, StepScreen, type CheckoutStepProps } from './step-screen.tsx'
import { ShopLine } from './shop-line.tsx'

interface ChoosingStepProps extends CheckoutStepProps {
  readonly askedFen: number
  readonly shop: Shop
  readonly formerPriceFen: number | undefined
}

/** Full or deposit: what each costs now and later, what giving up costs under it, and what a coupon takes off. */
export function ChoosingStep({ snapshot, send, now, shop, askedFen, formerPriceFen }: ChoosingStepProps) {
  const messages = useMessages(checkoutMessages)
  const { plans } = useMessages(orderMessages)
  const isOpen = isForSale(shop.status)
  const { draft, couponBy, failure } = snapshot.context
  const suggest = useCallback((couponId: string) => send({ type: 'coupon.suggested', couponId }), [send])
  const sums = useDraftSums(shop, snapshot.context, now)
  const cards = PAYMENT_PLANS.map((plan: PaymentPlan) => {
    const { nowFen, balanceFen, terms } = sums[plan]
    return {
      value: plan,
      title: plans[plan],
      detail: (
        <>
          {messages.planDetail[plan](formatMoney(nowFen), formatMoney(balanceFen))}
          <span className="mt-4 block">
            {messages.giveUp[plan](String(terms.damagesPercent), formatMoney(terms.damagesFen))}
          </span>
        </>
      ),
    }
  })
  return (
    <StepScreen
      step="choosing"
      home={`/shop/${shop.id}`}
      action={
        <StickyAction>
          <Button
            block
            disabled={!isOpen}
            consequence={messages.readNote}
            onClick={() => send({ type: 'terms.opened' })}
          >
            {messages.read}
          </Button>
        </StickyAction>
      }
      sum={
        <div className="panel my-16 mx-16">
          <TotalCostTable sums={sums[draft.plan]} />
        </div>
      }
    >
      <ShopLine shop={shop} askedFen={askedFen} />
      <FailureNotice failure={failure} />
      {!isOpen && (
        <div className="mx-16 mt-16">
          <TakenNotice shopId={shop.id} status={shop.status} live />
        </div>
      )}
      {formerPriceFen !== undefined && (
        <div className="mx-16 mt-16">
          <Notice tone="warning" live>
            {messages.priceChanged(formatMoney(formerPriceFen), formatMoney(shop.priceFen))}
          </Notice>
        </div>
      )}
      <div className="mx-16 mt-16">
        <RadioCards
          legend={messages.planLegend}
          value={draft.plan}
          cards={cards}
          onChange={(plan) => send({ type: 'plan.chosen', plan })}
        />
      </div>
      <CouponChoiceCards
        draft={draft}
        chosenBy={couponBy}
        onChoose={(couponId) => send({ type: 'coupon.chosen', couponId })}
        onSuggest={suggest}
      />
      <ClaimableCoupons sums={sums[draft.plan]} now={now} />
    </StepScreen>
  )
}
