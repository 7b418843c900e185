import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { toRechargeStatus } from '@diandu/core/wallet'
import type { MemberContext } from '../calls/index.ts'
import type { CashierChannel, PaymentProvider } from '../outside/index.ts'
import { findRecharge, noRecharge, setCashier, setNextAsk, type KeptRecharge } from '../wallet/index.ts'

/** So long a person may take to pay. */
export const CHARGE_VALID_MS = 2 * 3_600_000

const ASK_AFTER_MS = 20_000

/** Where the person pays. The provider is asked outside every transaction; an address that still serves is given again. */
export async function openCashier(id: string, payments: PaymentProvider | null, { db, clock, viewer, clientAddress }: MemberContext): Promise<Result<{ readonly url: string }>> {
  const nowMs = clock.now()
  const recharge = await findRecharge(db, id)
  if (recharge?.userId !== viewer.userId) return fail(noRecharge())
  const { channel, askedAt, cashier } = recharge
  if (!isToPay(recharge, nowMs)) return fail(refused('bad-parameter', '这笔充值无需再付款', 'id'))
  if (cashier !== null && cashier.until > nowMs) return ok({ url: cashier.url })
  if (payments === null || !payments.channels.includes(channel as CashierChannel)) return fail(refused('bad-parameter', '该支付渠道暂未开放', 'channel'))
  const opened = await payments.open({
    ...{ id, channel: channel as CashierChannel, amountFen: recharge.amountFen, clientAddress },
    title: recharge.purpose === null ? '店渡 · 账户充值' : '店渡 · 订单付款',
    backPath: `/user_center/server/recharge?request=${id}`,
    expiresAt: askedAt + CHARGE_VALID_MS,
  })
  if (!opened.ok) return opened
  await setCashier(db, id, opened.value)
  await setNextAsk(db, id, nowMs + ASK_AFTER_MS)
  return ok({ url: opened.value.url })
}

const isToPay = ({ channel, status, askedAt }: KeptRecharge, nowMs: number): boolean =>
  channel !== 'transfer' && toRechargeStatus(status).status === 'to-review' && nowMs <= askedAt + CHARGE_VALID_MS
