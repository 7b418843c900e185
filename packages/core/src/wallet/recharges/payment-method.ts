import type { Name } from '../../kernel/index.ts'
import type { AmountLimits } from '../validate-amount.ts'
import { RECHARGE_CHANNELS, type RechargeChannel } from './recharge.ts'

/** When the money arrives: at once, or once a reviewer has found it on the operator's account. */
export type PaymentArrival = 'at-once' | 'after-review'

interface PaymentMethodTerms {
  readonly name: Name
  /** The channel of the books behind it. */
  readonly channel: RechargeChannel
  readonly arrival: PaymentArrival
  /** The payer's own bank may charge a fee; the operator never does. */
  readonly fee: 'none' | 'of-own-bank'
}

/** Three of them come in by the aggregated channel, two by banks. In the order in which a phone shows them. */
export const PAYMENT_METHODS = {
  'wechat-pay': { name: { zh: '微信支付', en: 'WeChat Pay' }, channel: 'jh', arrival: 'at-once', fee: 'none' },
  alipay: { name: { zh: '支付宝', en: 'Alipay' }, channel: 'jh', arrival: 'at-once', fee: 'none' },
  'union-pay': { name: { zh: '云闪付', en: 'UnionPay app' }, channel: 'jh', arrival: 'at-once', fee: 'none' },
  'cmb-pay': { name: { zh: '招商银行', en: 'China Merchants Bank' }, channel: 'zs', arrival: 'at-once', fee: 'none' },
  'online-banking': { name: { zh: '网上银行', en: 'Online banking' }, channel: 'wy', arrival: 'at-once', fee: 'none' },
  'bank-transfer': {
    name: { zh: '对公转账', en: 'Bank transfer' },
    channel: 'transfer',
    arrival: 'after-review',
    fee: 'of-own-bank',
  },
} as const satisfies Record<string, PaymentMethodTerms>

export type PaymentMethod = keyof typeof PAYMENT_METHODS

/** Methods that are paid at a provider's cashier. */
export type CashierMethod = Exclude<PaymentMethod, 'bank-transfer'>

const METHODS = Object.keys(PAYMENT_METHODS) as readonly PaymentMethod[]

/** The method of a channel where none was named: the first of it. */
export const methodOfChannel = (channel: RechargeChannel): PaymentMethod =>
  METHODS.find((method) => PAYMENT_METHODS[method].channel === channel) ?? 'bank-transfer'

/** The payer's device, which decides which methods can work at all. */
export type PayingDevice = 'wechat' | 'phone' | 'computer'

/** Why a method is of no use for this sum on this device. */
export type MethodHindrance = 'too-little' | 'too-much' | 'not-in-wechat' | 'on-phones-only'

export interface OfferedMethod extends AmountLimits {
  readonly method: PaymentMethod
  /** Null where it can be used. */
  readonly hindrance: MethodHindrance | null
}

/** WeChat opens no page of another wallet, and WeChat Pay opens from a phone only. */
const HINDERED_ON: Readonly<Record<PayingDevice, Partial<Record<PaymentMethod, MethodHindrance>>>> = {
  wechat: { alipay: 'not-in-wechat', 'union-pay': 'not-in-wechat' },
  phone: {},
  computer: { 'wechat-pay': 'on-phones-only' },
}

/** At a computer a bank's page is at hand; a wallet needs the phone beside it. */
const FIRST_AT_A_COMPUTER: readonly PaymentMethod[] = ['online-banking', 'cmb-pay']

const sumHindrance = (amountFen: number, { leastFen, mostFen }: AmountLimits): MethodHindrance | null =>
  amountFen < leastFen ? 'too-little' : amountFen > mostFen ? 'too-much' : null

/**
 * The open methods for a sum (null while it is not known) on a device: first those that work, in the order in which
 * they suit the device; then the others, each with its hindrance.
 */
export function offerMethods(
  open: readonly PaymentMethod[],
  amountFen: number | null,
  device: PayingDevice,
): readonly OfferedMethod[] {
  const inOrder = METHODS.filter((method) => open.includes(method)).map((method): OfferedMethod => {
    const limits: AmountLimits = RECHARGE_CHANNELS[PAYMENT_METHODS[method].channel]
    const hindrance = HINDERED_ON[device][method] ?? (amountFen === null ? null : sumHindrance(amountFen, limits))
    return { method, leastFen: limits.leastFen, mostFen: limits.mostFen, hindrance }
  })
  const rankOf = ({ method, hindrance }: OfferedMethod): number =>
    hindrance !== null ? 2 : device === 'computer' && !FIRST_AT_A_COMPUTER.includes(method) ? 1 : 0
  return inOrder.toSorted((one, other) => rankOf(one) - rankOf(other))
}
