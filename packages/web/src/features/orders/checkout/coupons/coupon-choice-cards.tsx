import { useEffect } from 'react'
import { formatMoney, formatTime } from '@diandu/core/format'
import type { CheckoutDraft, OrderDraft } from '@diandu/core/orders'
import { couponTitle } from '../../../../app/money/coupon-title.ts'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { Badge } from '../../../../ui/pictures/badge.tsx'
import { RadioCards } from '../../../../ui/choices/radio-cards.tsx'
import { couponChoiceMessages } from '../../../../messages/money/coupon-choice.messages.ts'
import { couponMessages } from '../../../../messages/money/coupon.messages.ts'
import { useCouponAnswer, useCouponChoice } from './use-coupon-choice.ts'

const NONE = 'none'

interface CouponChoiceCardsProps {
  readonly draft: Pick<OrderDraft, 'plan' | 'priceFen' | 'couponId'>
  readonly chosenBy: CheckoutDraft['couponBy']
  readonly onChoose: (couponId: string | null) => void
  readonly onSuggest: (couponId: string) => void
}

/**
 * The coupons that reduce this deal's price, the best first; it is preselected until the user chooses. Renders nothing
 * without any.
 */
export function CouponChoiceCards({ draft, chosenBy, onChoose, onSuggest }: CouponChoiceCardsProps) {
  const messages = useMessages(couponChoiceMessages)
  const { until } = useMessages(couponMessages)
  const locale = useLocale()
  const usable = useCouponChoice(draft)?.usable ?? []
  const { status } = useCouponAnswer(draft)
  // A different payment plan may make another coupon better.
  const best = status === 'known' ? usable[0]?.coupon.id : undefined
  useEffect(() => {
    if (chosenBy === undefined && best !== undefined) onSuggest(best)
  }, [chosenBy, best, onSuggest])
  if (usable.length === 0 && draft.couponId === undefined) return null
  const cards = usable.map(({ coupon, discountFen }, place) => ({
    value: coupon.id,
    title: messages.saves(formatMoney(discountFen)),
    detail: [
      couponTitle(coupon.title, locale),
      until(formatTime(coupon.validUntil, 'yyyy-mm-dd')),
      ...(draft.plan === 'deposit' ? [messages.offBalance] : []),
      ...(discountFen < coupon.amountFen ? [messages.feeOnly(formatMoney(coupon.amountFen))] : []),
    ].join(' · '),
    ...(place === 0 ? { end: <Badge tone="price">{messages.best}</Badge> } : {}),
  }))
  return (
    <div className="mx-16 mt-16">
      <RadioCards
        legend={messages.legend}
        value={draft.couponId ?? NONE}
        cards={[...cards, { value: NONE, title: messages.noneChosen }]}
        onChange={(value) => onChoose(value === NONE ? null : value)}
      />
      {chosenBy === 'suggested' && (
        <p role="status" className="mt-4 quiet">
          {messages.chosenForYou}
        </p>
      )}
    </div>
  )
}
