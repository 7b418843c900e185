import { fail, refused, type Name, type Result } from '../../kernel/index.ts'
import { validateAmount, type AmountLimits } from '../validate-amount.ts'
import type { Posting } from '../ledger/ledger.ts'
import { rechargePosting } from './recharge-posting.ts'
import { mayMoveRecharge, RECHARGE_STATUSES, toRechargeStatus, type RechargeStatus } from './recharge-status.ts'
import { validateReviewer, moveRequest, type ApprovalWays, type RequestStep, type Reviewed } from '../request.ts'

/** Channels of recharges, with the minimum and the maximum of one recharge. */
export const RECHARGE_CHANNELS = {
  jh: { name: { zh: '扫码支付', en: 'Scan to pay' }, leastFen: 1_00, mostFen: 50_000_00 },
  zs: { name: { zh: '招商银行', en: 'China Merchants Bank' }, leastFen: 100_00, mostFen: 5_000_000_00 },
  wy: { name: { zh: '网上银行', en: 'Online banking' }, leastFen: 100_00, mostFen: 1_000_000_00 },
  transfer: { name: { zh: '转账汇款', en: 'Bank transfer' }, leastFen: 100_00, mostFen: 200_000_000_00 },
} as const satisfies Record<string, AmountLimits & { readonly name: Name }>

export type RechargeChannel = keyof typeof RECHARGE_CHANNELS

export const isRechargeChannel = (text: string): text is RechargeChannel => Object.hasOwn(RECHARGE_CHANNELS, text)

/** The least and the most of one recharge by each of these ways. */
export const channelLimits = (
  channels: readonly RechargeChannel[],
): readonly (AmountLimits & { readonly channel: RechargeChannel })[] =>
  channels.map((channel) => {
    const { leastFen, mostFen } = RECHARGE_CHANNELS[channel]
    return { channel, leastFen, mostFen }
  })

export interface Recharge extends Reviewed<RechargeStatus> {
  readonly id: string
  readonly userId: string
  readonly channel: RechargeChannel
  readonly amountFen: number
  readonly askedAt: number
}

export function validateRecharge(channel: string, amountFen: unknown): Result<number> {
  if (!isRechargeChannel(channel)) return fail(refused('bad-parameter', '充值方式不正确', 'channel'))
  return validateAmount(amountFen, RECHARGE_CHANNELS[channel])
}

export const RECHARGE_APPROVAL: ApprovalWays<RechargeStatus> = {
  inApproval: 'in-approval',
  passed: 'not-yet-credited',
  done: 'credited',
}

/** A reviewer's move. Only the channel's own word leads past the review. */
export function moveRecharge<R extends Omit<Recharge, 'id'>>(
  recharge: R,
  step: RequestStep<RechargeStatus>,
): Result<R> {
  const moved = moveRequest(recharge, step, mayReviewRecharge)
  const hands = validateReviewer(recharge, step, RECHARGE_APPROVAL)
  return moved.ok && !hands.ok ? hands : moved
}

const mayReviewRecharge = (from: unknown, to: unknown): boolean =>
  mayMoveRecharge(from, to) && !(from === 'to-review' && to === 'not-yet-credited')

/** The statuses to which a reviewer may move a recharge. */
export const nextByReviewer = (from: RechargeStatus): readonly RechargeStatus[] =>
  RECHARGE_STATUSES.nextOf(from).filter((to) => mayReviewRecharge(from, to))

/** Money moves when a recharge is credited, and at no other status. */
export const postingOfRecharge = ({ id, userId, amountFen, status }: Recharge): Posting | undefined =>
  toRechargeStatus(status).outcome === 'success' ? rechargePosting(userId, amountFen, id) : undefined
