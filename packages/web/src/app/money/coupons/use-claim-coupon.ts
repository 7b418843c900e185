import { useQueryClient } from '@tanstack/react-query'
import type { CouponOffer } from '@diandu/core/coupons'
import { failureText } from '@diandu/core/messages'
import { useSend } from '../../queries/use-send.ts'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { couponMessages } from '../../../messages/money/coupon.messages.ts'

/** Claims a coupon; whatever lists coupons is asked for again. */
export function useClaimCoupon() {
  const messages = useMessages(couponMessages)
  const locale = useLocale()
  const queries = useQueryClient()
  const { send, busyWith } = useSend({
    about: ({ id, claimed }: CouponOffer) => `${id} ${claimed}`,
    // The key says which of this person's claims it is, so that a second tap or a lost answer claims no second one.
    send: ({ coupons }, { id, claimed }) => coupons.claim(id, `claim-${id}-${claimed}`),
    onDone: () => toasts.show(messages.got, 'good'),
    onFailed: (failure) => toasts.show(failureText(failure, locale), 'bad'),
    onSettled: () =>
      Promise.all(
        [['coupon-offers'], ['coupons'], ['coupon-choice']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  })
  return { claim: send, busyId: busyWith?.id } as const
}
