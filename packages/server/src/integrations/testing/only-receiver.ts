import type { NoticeReceiver, PaymentProvider } from '../payments.ts'

/** Of a provider whose notifications come in one way. */
export function onlyReceiver({ receivers: [receiver, ...more] }: PaymentProvider): NoticeReceiver {
  if (receiver === undefined || more.length > 0) throw new Error('This provider has no receiver, or several.')
  return receiver
}
