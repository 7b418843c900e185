import { fail, mapResult, ok, refused, type Result } from '../../kernel/index.ts'
import {
  deadlinesOf,
  validatePayment,
  type OrderRecord,
  type PaymentAttempt,
  type PaymentFacts,
} from '../../orders/index.ts'
import { cashierGivenAgainFrom, cashierState } from '../recharges/cashier-time.ts'
import type { ChargeNews } from '../recharges/charge-news.ts'
import { toRechargeStatus } from '../recharges/recharge-status.ts'
import { methodOfChannel, PAYMENT_METHODS, type PaymentMethod } from '../recharges/payment-method.ts'
import { validateRecharge, type Recharge, type RechargeChannel } from '../recharges/recharge.ts'
import type { RechargePurpose, RechargeView } from '../recharges/recharges.ports.ts'

/** Payment of an order, made as soon as the money has arrived. */
export interface AwaitedPayment extends PaymentAttempt {
  /** The last instant at which the order can be paid, where one is known. */
  readonly payBy: number | null
}

/** A picture that is named as the receipt of a transfer. */
export interface NamedReceipt {
  readonly picture: string
  /** Whether the person uploaded it. */
  readonly isOwn: boolean
  /** Whether a pending or credited transfer has this very picture as its receipt. */
  readonly isUsed: boolean
}

/** The server reads these under locks. */
export interface RechargeFacts {
  readonly userId: string
  /** Null where none is named. */
  readonly receipt: NamedReceipt | null
  readonly at: number
}

export interface RechargeRequest {
  readonly channel: RechargeChannel
  /** One of the channel's methods; by default the first of them. */
  readonly method?: PaymentMethod
  readonly amountFen: number
  /** Paid as soon as the money has arrived. */
  readonly payment?: AwaitedPayment
}

export interface PurposefulRecharge extends Recharge {
  readonly method: PaymentMethod
  readonly purpose: RechargePurpose | null
  readonly payment: AwaitedPayment | null
  /** The picture of a transfer's receipt. */
  readonly receipt: string | null
}

/** A request, with nothing credited; its id is given to it by who keeps it. */
export type DecidedRecharge = Omit<PurposefulRecharge, 'id'>

export function decideRecharge(
  { userId, receipt, at }: RechargeFacts,
  { channel, method = methodOfChannel(channel), amountFen, payment }: RechargeRequest,
): Result<DecidedRecharge> {
  const validated = validateRecharge(channel, amountFen)
  if (!validated.ok) return validated
  if (PAYMENT_METHODS[method].channel !== channel) return fail(refused('bad-parameter', '支付方式不正确', 'method'))
  if (receipt !== null && !receipt.isOwn) return fail(noReceipt())
  if (receipt?.isUsed === true)
    return fail(refused('receipt-used', '这张凭证已用于另一笔汇款，请上传本次汇款的凭证', 'receipt'))
  return ok({
    userId,
    channel,
    method,
    amountFen,
    askedAt: at,
    status: 'to-review',
    steps: [],
    purpose: payment === undefined ? null : { orderId: payment.orderId, outcome: 'waiting' },
    payment: payment ?? null,
    receipt: receipt?.picture ?? null,
  })
}

type PaidRecharge = Recharge & Pick<PurposefulRecharge, 'method'>

/** The server reads these under the lock of the order. */
export interface ChannelPaymentFacts<U extends string, R extends PaidRecharge> extends Omit<
  PaymentFacts<U>,
  'shopStatus' | 'buyerId'
> {
  readonly buyerId: U
  readonly receipt: NamedReceipt | null
  /** The buyer's earlier recharges for the same part of the order, the newest first. */
  readonly earlier: readonly R[]
}

export type DecidedChannelPayment<U extends string, R extends PaidRecharge> = { readonly order: OrderRecord<U> } & (
  | { readonly kind: 'same'; readonly recharge: R }
  | { readonly kind: 'new'; readonly recharge: DecidedRecharge }
)

/**
 * The recharge that pays the amount due as soon as its money arrives. A pending one for the same amount is given again,
 * so that no buyer pays twice; the order is unchanged, and no money has moved.
 */
export function decideChannelPayment<U extends string, R extends PaidRecharge>(
  { buyerId, order: found, receipt, earlier, at }: ChannelPaymentFacts<U, R>,
  {
    channel,
    method = methodOfChannel(channel),
    orderId,
    part,
    amountFen,
  }: PaymentAttempt & Pick<RechargeRequest, 'channel' | 'method'>,
): Result<DecidedChannelPayment<U, R>> {
  const attempt = { orderId, part, amountFen }
  const validated = validatePayment({ buyerId, order: found, at }, attempt)
  if (!validated.ok) return validated
  const { order, due } = validated.value
  const cashFen = due.amountFen - due.couponFen
  const waiting = earlier.find((one) => one.method === method && one.amountFen === cashFen && isWaiting(one, at))
  if (waiting !== undefined) return ok({ kind: 'same', order, recharge: waiting })
  if (channel === 'transfer' && receipt === null) return fail(noReceipt())
  const payment = { ...attempt, payBy: deadlinesOf(order)?.by ?? null }
  const decided = decideRecharge({ userId: buyerId, receipt, at }, { channel, method, amountFen: cashFen, payment })
  return mapResult(decided, (recharge) => ({ kind: 'new', order, recharge }))
}

/** At the same cashier, where it can still be paid, or as a transfer with the platform. */
const isWaiting = ({ channel, status, askedAt }: Recharge, at: number): boolean =>
  channel === 'transfer'
    ? toRechargeStatus(status).outcome === 'pending'
    : status === 'to-review' && askedAt >= cashierGivenAgainFrom(at)

/** Another person's recharge is reported as unknown. */
export function decideCashier<R extends Recharge>(
  recharge: R | undefined,
  { userId, at }: { readonly userId: string; readonly at: number },
): Result<R> {
  if (recharge?.userId !== userId) return fail(noRecharge())
  switch (cashierState(recharge, at)) {
    case 'open':
      return ok(recharge)
    case 'lapsed':
      return fail(refused('cashier-lapsed', '这笔的付款时间已过，请重新发起', 'id'))
    case 'nothing-to-pay':
      return fail(nothingToPay())
  }
}

export const nothingToPay = () => refused('bad-parameter', '这笔充值无需再付款', 'id')

/** A payment that is opened in another place closes the earlier one, and its person is informed. */
export const MOVED_ELSEWHERE: ChargeNews = { kind: 'closed', why: '已换一处付款' }
export const cashierMoved = () => refused('cashier-moved', '这笔在别处打开过付款，现已关闭，没有扣款，请重新发起', 'id')

/** Where users get no accounts of their own. */
export const ownAccountsClosed = () =>
  refused('own-account-closed', '专属收款账号暂未开放，请转账到平台收款账户，并上传汇款凭证')

export const noRecharge = () => refused('not-found', '没有找到这笔充值', 'id')

const noReceipt = () => refused('not-found', '请上传汇款凭证', 'receipt')

/** As its owner sees it. */
export const toRechargeView = ({
  id,
  channel,
  method,
  amountFen,
  askedAt,
  status,
  steps,
  purpose,
  late,
}: Recharge & Pick<RechargeView, 'method' | 'purpose' | 'late'>): RechargeView => ({
  id,
  channel,
  method,
  amountFen,
  askedAt,
  status,
  steps,
  purpose,
  late,
})
