import { formatMoney } from '@diandu/core/format'
import { PAYMENT_METHODS, type OfferedMethod, type PayingDevice } from '@diandu/core/wallet'
import { paymentMethodMessages } from '../../../messages/money/payment-method.messages.ts'
import { useDevice } from '../../device/device-context.ts'
import { useMessages } from '../../preferences/preferences.ts'
import { noteLeaving } from '../../queries/failures/being-left.ts'

/** A pointer as exact as a mouse's is a computer's; WeChat on a computer is WeChat all the same. */
export function usePayingDevice(): PayingDevice {
  const { shell } = useDevice()
  if (shell === 'wechat') return 'wechat'
  return globalThis.matchMedia?.('(hover: hover) and (pointer: fine)').matches === true ? 'computer' : 'phone'
}

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

/** Carried by the history to the page of a payment: its cashier was chosen just now, and is to be opened at once. */
export const TO_CASHIER = 'to-cashier'

/** To a page of another site, such as a cashier's: nothing of this one runs afterwards. */
export const leavePage = {
  to(url: string): void {
    noteLeaving()
    location.assign(url)
  },
}
