import {
  CASHIER_OPEN_MS,
  CHANNEL_QUERIED_WITHIN_MS,
  CHANNEL_GRACE_MS,
  toRechargeStatus,
  type ChargeNews,
} from '@diandu/core/wallet'
import type { ModuleDeps } from '../server-module.ts'
import { noteUnpaid, selectRecharges, setNextQuery, type RechargeRecord } from '../wallet/index.ts'
import { chargeRefOf } from './charge-ref-of.ts'
import { onChargeNews } from './on-charge-news.ts'

type QueryDeps = Pick<ModuleDeps, 'db' | 'clock' | 'random' | 'log' | 'payments'>

const AT_ONCE = 50
const [SOONEST_MS, SOON_MS, LATEST_MS] = [20_000, 5 * 60_000, 60 * 60_000]
const LATE: ChargeNews = { kind: 'closed', why: '超时未支付' }

/**
 * Asks what became of recharges of which nothing was heard: a notification may be lost, and no payer waits for ever.
 */
export async function queryCharges(deps: QueryDeps): Promise<void> {
  const due = await selectRecharges(deps.db, 'WHERE r.next_ask_at <= $1 ORDER BY r.next_ask_at LIMIT $2', [
    deps.clock.now(),
    AT_ONCE,
  ])
  for (const recharge of due) await queryCharge(recharge, deps)
}

async function queryCharge(recharge: RechargeRecord, { db, clock, random, log, payments }: QueryDeps): Promise<void> {
  const nowMs = clock.now()
  // Written first: of several servers that sweep, or after a crash, the next try is later.
  await setNextQuery(db, recharge.id, nextQueryOf(recharge, nowMs))
  const news = await newsOf(recharge, payments, nowMs)
  if (news === 'unknown') return
  if (news === null) return noteUnpaid(db, recharge.id, nowMs)
  const received = await db.transaction((tx) => onChargeNews(tx, recharge.id, news, { random, nowMs }))
  // For one that had failed here that was the last word: it was closed there, or its money is noted as late.
  if (received.ok && hasFailed(recharge) && news.kind !== 'processing') await setNextQuery(db, recharge.id, null)
  if (!received.ok)
    log.error(
      { rechargeId: recharge.id, failure: received.failure },
      'The provider’s word on a recharge does not fit it',
    )
}

/**
 * Later and later, but never past the instant from which it can no longer be paid, nor past the last at which its order
 * can be paid: what can be ended is not left standing, and a payer who paid in time is not late. While the provider is
 * not reached after that, soon again.
 */
function nextQueryOf({ askedAt, payment }: RechargeRecord, nowMs: number): number {
  const payBy = payment?.payBy ?? null
  const isAwaited = payBy !== null && nowMs > payBy && nowMs <= payBy + CHANNEL_QUERIED_WITHIN_MS
  const usual = nowMs + Math.min(Math.max(nowMs - askedAt, SOONEST_MS), isAwaited ? SOON_MS : LATEST_MS)
  const turns = [lapseOf(askedAt), ...(payBy === null ? [] : [payBy + CHANNEL_GRACE_MS])].filter((at) => nowMs < at)
  return Math.min(usual, ...turns)
}

const lapseOf = (askedAt: number): number => askedAt + CASHIER_OPEN_MS + CHANNEL_GRACE_MS

/**
 * The provider's answer, null where nothing was paid. Once it can no longer be paid, or a reviewer has failed it, the
 * charge is closed there, so that no money comes for a recharge that has failed here.
 */
async function newsOf(
  recharge: RechargeRecord,
  payments: ModuleDeps['payments'],
  nowMs: number,
): Promise<ChargeNews | null | 'unknown'> {
  const { askedAt, cashier } = recharge
  const isLate = nowMs >= lapseOf(askedAt)
  if (cashier === null || payments === null) return isLate ? LATE : null
  const charge = chargeRefOf(recharge)
  const state = await payments.query(charge)
  if (!state.ok) return 'unknown'
  if (state.value !== null && state.value.kind !== 'processing') return state.value
  if (state.value !== null || !(isLate || hasFailed(recharge))) return state.value
  const closed = await payments.close(charge)
  return closed.ok && closed.value ? LATE : 'unknown'
}

const hasFailed = ({ status }: RechargeRecord): boolean => toRechargeStatus(status).outcome === 'failure'
