import { refused, type Refused } from '@diandu/core/kernel'
import type { ReceivingAccount, RechargeChannel } from '@diandu/core/wallet'

interface MoneyReceivers {
  /** Who takes money at a cashier; null where no user does. */
  readonly payments: { readonly channels: readonly RechargeChannel[] } | null
  /** Where transfers go; null where none are taken. */
  readonly houseAccount: ReceivingAccount | null
}

/** The channels behind which there is a provider, or the operator's own account. */
export const openChannels = ({ payments, houseAccount }: MoneyReceivers): readonly RechargeChannel[] => [
  ...(payments?.channels ?? []),
  ...(houseAccount === null ? [] : (['transfer'] as const)),
]

/** What is said to a caller who asks for a channel that was not offered. */
export const channelClosed = (): Refused =>
  refused('channel-closed', '该支付渠道暂未开通，请选择其他支付方式', 'channel')
