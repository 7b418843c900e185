import { CASHIER_OPEN_MS, CHANNEL_ASKED_WITHIN_MS, CHANNEL_GRACE_MS, toRechargeStatus, type ChargeNews } from '@diandu/core/wallet'
import type { ModuleParts } from '../server-module.ts'
import { noteUnpaid, selectRecharges, setNextAsk, type KeptRecharge } from '../wallet/index.ts'
import { hearChargeNews } from './hear-charge-news.ts'

type AskingParts = Pick<ModuleParts, 'db' | 'clock' | 'random' | 'log' | 'payments'>

const AT_ONCE = 50
const [SOONEST_MS, SOON_MS, LATEST_MS] = [20_000, 5 * 60_000, 60 * 60_000]
const LATE: ChargeNews = { kind: 'closed', why: '超时未支付' }

/** Asks what became of recharges of which nothing was heard: a notification may be lost, and nobody waits for ever. */
export async function askCharges(parts: AskingParts): Promise<void> {
  const due = await selectRecharges(parts.db, 'WHERE r.next_ask_at <= $1 ORDER BY r.next_ask_at LIMIT $2', [parts.clock.now(), AT_ONCE])
  for (const recharge of due) await askOne(recharge, parts)
}

async function askOne(recharge: KeptRecharge, { db, clock, random, log, payments }: AskingParts): Promise<void> {
  const nowMs = clock.now()
  // Written first: of several servers that sweep, or after a crash, the next try is later.
  await setNextAsk(db, recharge.id, nextAskOf(recharge, nowMs))
  const news = await newsOf(recharge, payments, nowMs)
  if (news === 'unknown') return
  if (news === null) return noteUnpaid(db, recharge.id, nowMs)
  const heard = await db.transaction((tx) => hearChargeNews(tx, recharge.id, news, { random, nowMs }))
  // For one that had failed here that was the last word: it was closed there, or its money is noted as late.
  if (heard.ok && hasFailed(recharge) && news.kind !== 'processing') await setNextAsk(db, recharge.id, null)
  if (!heard.ok) log.error({ rechargeId: recharge.id, failure: heard.failure }, 'The provider’s word on a recharge does not fit it')
}

/**
 * Later and later, but never past the instant from which nobody can pay any more, nor past the last at which its order can be paid: what
 * can be ended is not left standing, and whoever paid in time is not late. While the provider is not reached behind that, soon again.
 */
function nextAskOf({ askedAt, payment }: KeptRecharge, nowMs: number): number {
  const payBy = payment?.payBy ?? null
  const isAwaited = payBy !== null && nowMs > payBy && nowMs <= payBy + CHANNEL_ASKED_WITHIN_MS
  const usual = nowMs + Math.min(Math.max(nowMs - askedAt, SOONEST_MS), isAwaited ? SOON_MS : LATEST_MS)
  const turns = [lapseOf(askedAt), ...(payBy === null ? [] : [payBy + CHANNEL_GRACE_MS])].filter((at) => nowMs < at)
  return Math.min(usual, ...turns)
}

const lapseOf = (askedAt: number): number => askedAt + CASHIER_OPEN_MS + CHANNEL_GRACE_MS

/** What the provider says, null where nothing was paid; once nobody can pay any more, or a reviewer has failed it, it is closed there, so that no money comes for what has failed here. */
async function newsOf(recharge: KeptRecharge, payments: ModuleParts['payments'], nowMs: number): Promise<ChargeNews | null | 'unknown'> {
  const { id, askedAt, cashier } = recharge
  const isLate = nowMs >= lapseOf(askedAt)
  if (cashier === null || payments === null) return isLate ? LATE : null
  const said = await payments.ask(id)
  if (!said.ok) return 'unknown'
  if (said.value !== null && said.value.kind !== 'processing') return said.value
  if (said.value !== null || !(isLate || hasFailed(recharge))) return said.value
  const closed = await payments.close(id)
  return closed.ok && closed.value ? LATE : 'unknown'
}

const hasFailed = ({ status }: KeptRecharge): boolean => toRechargeStatus(status).outcome === 'failure'
