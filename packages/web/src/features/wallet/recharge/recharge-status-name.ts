import { toRechargeStatus, type RechargeView } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/messages'
import { rechargeMessages } from '../../../messages/money/recharge.messages.ts'
import type { Locale } from '../../../messages/messages.ts'

/** Where a recharge stands, in words: through a channel nothing is reviewed before it is paid. */
export function rechargeStatusName(
  { channel, status }: Pick<RechargeView, 'channel' | 'status'>,
  locale: Locale,
): string {
  const reading = toRechargeStatus(status)
  return reading.status === 'to-review' && channel !== 'transfer'
    ? rechargeMessages[locale].toPay
    : nameIn(reading.name, locale)
}
