import { formatMoney } from '@diandu/core/format'
import { PAYMENT_METHODS, type OfferedMethod } from '@diandu/core/wallet'
import { paymentMethodMessages } from '../../../messages/money/payment-method.messages.ts'
import { useMessages } from '../../preferences/preferences.ts'

/** The line below a method's name: its limits, its fee and when the money arrives; or why it is unavailable. */
export function useMethodLines(): (offered: OfferedMethod) => string {
  const messages = useMessages(paymentMethodMessages)
  return ({ method, leastFen, mostFen, hindrance }) => {
    const limits = [formatMoney(leastFen), formatMoney(mostFen)] as const
    if (hindrance !== null) return messages.hindrance[hindrance](...limits)
    const { fee, arrival } = PAYMENT_METHODS[method]
    return `${messages.limits(...limits)}\n${[messages.fee[fee], messages.arrival[arrival]].join(' · ')}`
  }
}
