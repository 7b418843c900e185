import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { CASHIER_OPEN_MS, cashierState } from '@diandu/core/wallet'
import type { MemberContext } from '../calls/index.ts'
import type { CashierChannel, PaymentProvider } from '../outside/index.ts'
import { findRecharge, noRecharge, setCashier, setNextAsk } from '../wallet/index.ts'

const ASK_AFTER_MS = 20_000

/** Where the person pays. The provider is asked outside every transaction; an address that still serves is given again. */
export async function openCashier(id: string, payments: PaymentProvider | null, { db, clock, viewer, clientAddress }: MemberContext): Promise<Result<{ readonly url: string }>> {
  const nowMs = clock.now()
  const recharge = await findRecharge(db, id)
  if (recharge?.userId !== viewer.userId) return fail(noRecharge())
  const { channel, askedAt, cashier } = recharge
  const state = cashierState(recharge, nowMs)
  if (state === 'lapsed') return fail(refused('cashier-lapsed', '这笔的付款时间已过，请重新发起', 'id'))
  if (state === 'nothing-to-pay') return fail(refused('bad-parameter', '这笔充值无需再付款', 'id'))
  if (cashier !== null && cashier.until > nowMs) return ok({ url: cashier.url })
  if (payments === null || !payments.channels.includes(channel as CashierChannel)) return fail(refused('bad-parameter', '该支付渠道暂未开放', 'channel'))
  const opened = await payments.open({
    ...{ id, channel: channel as CashierChannel, amountFen: recharge.amountFen, clientAddress },
    title: recharge.purpose === null ? '店渡 · 账户充值' : '店渡 · 订单付款',
    backPath: `/user_center/server/recharge?request=${id}`,
    expiresAt: askedAt + CASHIER_OPEN_MS,
  })
  if (!opened.ok) return opened
  await setCashier(db, id, opened.value)
  await setNextAsk(db, id, nowMs + ASK_AFTER_MS)
  return ok({ url: opened.value.url })
}
