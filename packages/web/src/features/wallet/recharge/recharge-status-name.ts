import { toRechargeStatus, type RechargeRecord } from '@diandu/core/wallet'
import { nameIn } from '@diandu/core/words'
import { moneyWords } from '../../../words/money.words.ts'
import type { Locale } from '../../../words/words.ts'

/** Where a recharge stands, in words: through a channel nobody reviews anything before it is paid. */
export function rechargeStatusName({ channel, status }: Pick<RechargeRecord, 'channel' | 'status'>, locale: Locale): string {
  const reading = toRechargeStatus(status)
  return reading.status === 'to-review' && channel !== 'transfer' ? moneyWords[locale].recharge.toPay : nameIn(reading.name, locale)
}
