import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import type { Recharge } from './recharge.ts'
import { mayMoveRecharge, toRechargeStatus, type RechargeStatus } from './recharge-status.ts'
import { moveRequest, type RequestStep } from '../request.ts'

/** A payment channel's report of one recharge. Reports come late, twice, out of order, or not at all. */
export type ChargeNews =
  | { readonly kind: 'processing' }
  /** `paidAt`: when the person paid, according to the channel. */
  | { readonly kind: 'paid'; readonly amountFen: number; readonly paidAt?: number }
  | { readonly kind: 'closed'; readonly why: string }

/**
 * The recharge after a report. A repeated report changes nothing; an impossible one (another sum, the end of what has
 * ended otherwise, or a transfer, which has no channel) is refused with its fault. Money that came late is accepted,
 * and moves nothing here: see `isPaidLate`.
 */
export function applyChargeNews<R extends Recharge>(recharge: R, news: ChargeNews, at: number): Result<R> {
  if (recharge.channel === 'transfer') return fail(refused('bad-parameter', '转账汇款没有支付渠道通知', 'channel'))
  if (news.kind === 'paid' && news.amountFen !== recharge.amountFen)
    return fail(refused('bad-parameter', '通知金额与充值金额不符', 'amountFen'))
  const { outcome } = toRechargeStatus(recharge.status)
  if (outcome !== 'pending') {
    const fits =
      news.kind === 'processing' || (news.kind === 'paid') === (outcome === 'success') || isPaidLate(recharge, news)
    return fits ? ok(recharge) : fail(refused('bad-parameter', '这笔充值已经结束', 'status'))
  }
  return stepsOf(recharge, news, at).reduce<Result<R>>(
    (so, step) => (so.ok ? moveRequest(so.value, step, mayMoveRecharge) : so),
    ok(recharge),
  )
}

/**
 * Money that came for a recharge that has failed. No edge leads from there; the money is the person's, and a reviewer
 * credits it, once.
 */
export const isPaidLate = ({ channel, amountFen, status }: Recharge, news: ChargeNews): boolean =>
  channel !== 'transfer' &&
  news.kind === 'paid' &&
  news.amountFen === amountFen &&
  toRechargeStatus(status).outcome === 'failure'

function stepsOf({ status }: Recharge, news: ChargeNews, at: number): readonly RequestStep<RechargeStatus>[] {
  const step = (to: RechargeStatus, why: string): RequestStep<RechargeStatus> => ({
    status: to,
    at,
    by: 'channel',
    why,
  })
  const accepted = status === 'not-yet-credited' ? [] : [step('not-yet-credited', '支付渠道已受理')]
  switch (news.kind) {
    case 'processing':
      return accepted
    case 'paid':
      return [...accepted, step('credited', '支付渠道确认收款')]
    case 'closed':
      return [step('failed', news.why)]
  }
}
