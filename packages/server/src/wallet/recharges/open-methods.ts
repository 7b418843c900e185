import { refused, type Refused } from '@diandu/core/kernel'
import { PAYMENT_METHODS, type PaymentMethod, type ReceivingAccount, type RechargeChannel } from '@diandu/core/wallet'

interface MoneyReceivers {
  /** Who takes money at a cashier; null where no user does. */
  readonly payments: { readonly methods: readonly PaymentMethod[] } | null
  /** Where transfers go; null where none are taken. */
  readonly houseAccount: ReceivingAccount | null
}

/** The methods behind which there is a provider, or the operator's own account. */
export const openMethods = ({ payments, houseAccount }: MoneyReceivers): readonly PaymentMethod[] => [
  ...(payments?.methods ?? []),
  ...(houseAccount === null ? [] : (['bank-transfer'] as const)),
]

/** The channels of the books behind them, each once. */
export const channelsOf = (methods: readonly PaymentMethod[]): readonly RechargeChannel[] => [
  ...new Set(methods.map((method) => PAYMENT_METHODS[method].channel)),
]

/** The refusal of a method or a channel that was not offered. */
export const channelClosed = (): Refused =>
  refused('channel-closed', '该支付渠道暂未开通，请选择其他支付方式', 'channel')
