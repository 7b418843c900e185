import { useEffect, useState } from 'react'
import type { CheckoutDraft, OrderDraft } from '@diandu/core/orders'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useCouponAnswer, useCouponChoice } from './coupons/use-coupon-choice.ts'

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
export function useSubmit({ draft, couponBy, onSubmit }: Submitting) {
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
