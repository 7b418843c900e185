import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CouponOffer } from '@diandu/core/coupons'
import { failureText } from '@diandu/core/messages'
import { useReportFailure } from '../../queries/failures/failure-context.ts'
import { useSendGates } from '../../device/use-send-gates.ts'
import { usePorts } from '../../queries/ports-context.ts'
import { useLocale, useMessages } from '../../preferences/preferences.ts'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { couponMessages } from '../../../messages/money/coupon.messages.ts'

/** Claims a coupon; whatever lists coupons is asked for again. */
export function useClaimCoupon(): {
  readonly claim: (offer: CouponOffer) => Promise<void>
  readonly busyId: string | undefined
} {
  const messages = useMessages(couponMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()
  const gates = useSendGates()
  const [busyId, setBusyId] = useState<string>()
  const claim = async ({ id, claimed }: CouponOffer) => {
    const gate = gates(`${id} ${claimed}`)
    if (busyId !== undefined || !gate.enter()) return
    setBusyId(id)
    // The key says which of this person's claims it is, so that a second tap or a lost answer claims no second one.
    const answer = await (await ports()).coupons.claim(id, `claim-${id}-${claimed}`)
    setBusyId(undefined)
    if (answer.ok) toasts.show(messages.got, 'good')
    else {
      gate.reopen()
      reportFailure(answer.failure)
      toasts.show(failureText(answer.failure, locale), 'bad')
    }
    await Promise.all(
      [['coupon-offers'], ['coupons'], ['coupon-choice']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
  }
  return { claim, busyId }
}
