import { coinTermsAt, taskReference, type CoinEvidence, type CoinFacts } from '@diandu/core/coins'
import { VERIFICATION_STATUSES } from '@diandu/core/account'
import { endOfDay } from '@diandu/core/format'
import { orderCodesIn } from '@diandu/core/orders'
import { VISIBLE } from '../catalog/index.ts'
import type { Queries } from '../database/index.ts'
import { readHoldings } from './coin-store.ts'
import { readSignedDays } from './sign-in-store.ts'

/** From the server's own records only; nothing that the device claims. */
export async function readCoinFacts(db: Queries, userId: string, nowMs: number): Promise<CoinFacts> {
  const references = coinTermsAt(nowMs).tasks.map((task) => taskReference(task, nowMs))
  const rewarded = await db.query<{ reference: string }>(
    "SELECT DISTINCT reference FROM coin_entries WHERE user_id = $1 AND kind = 'task' AND reference = ANY($2::text[])",
    [userId, references],
  )
  return {
    holdings: await readHoldings(db, userId),
    signed: await readSignedDays(db, userId, nowMs),
    evidence: await readEvidence(db, userId, nowMs),
    rewarded: new Set(rewarded.map(({ reference }) => reference)),
  }
}

async function readEvidence(db: Queries, userId: string, nowMs: number): Promise<CoinEvidence> {
  const [row] = await db.query<CoinEvidence>(
    `SELECT (SELECT count(*) FROM view_history WHERE user_id = $1 AND served_at > $2) AS "view-shops",
       (SELECT count(*) FROM favourites WHERE user_id = $1 AND kept_at > $2) AS "add-favourite",
       (SELECT count(*) FROM valuation_records WHERE user_id = $1 AND asked_at > $2) AS "value-shop",
       (SELECT count(*) FROM verifications WHERE user_id = $1 AND status = ${VERIFICATION_STATUSES.codeOf('verified')}) AS "verify-identity",
       (SELECT count(*) FROM orders WHERE buyer_id = $1 AND status IN (${orderCodesIn('paid-for')})) AS "pay-order",
       (SELECT count(*) FROM shops WHERE seller_id = $1 AND ${VISIBLE}) AS "list-shop"`,
    [userId, endOfDay(nowMs, -1)],
  )
  if (row === undefined) throw new Error('Counts answer one row.')
  return row
}
