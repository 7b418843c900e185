import type { BankRecord, BankRecordName, ShownBankRecord } from '@diandu/core/admin'
import { DAY_MS } from '@diandu/core/kernel'
import {
  RECHARGE_STATUSES,
  rechargeCodesWith,
  WITHDRAW_STATUSES,
  withdrawCode,
  withdrawCodesWith,
  type Span,
} from '@diandu/core/wallet'
import { storedStatus, type Queries } from '../../../database/index.ts'

/** A withdrawal is paid out within so many days, or is looked for by hand. */
const LONGEST_PAYOUT_MS = 60 * DAY_MS

type Row = Omit<BankRecord, 'kind'>

/** Transfers, payouts and their batches around a span; also transfers that were credited for one of these movements. */
export async function bankRecords(
  db: Queries,
  { from, until }: Span,
  serials: readonly string[] = [],
): Promise<readonly BankRecord[]> {
  const recharges = await db.query<Row>(
    `SELECT r.id, r.amount_fen, r.created_at AS at, r.bank_reference AS reference, r.status NOT IN (${rechargeCodesWith('failure')}) AS is_expected,
       to_jsonb(array_remove(ARRAY[r.id, r.order_id, o.number], NULL)) AS names, '[]'::jsonb AS parts
     FROM recharges r LEFT JOIN orders o ON o.id = r.order_id
     WHERE (r.channel = 'transfer' AND r.created_at BETWEEN $1 AND $2) OR r.bank_reference = ANY($3::text[])
     ORDER BY r.created_at, r.id`,
    [from, until, serials],
  )
  const withdrawals = await db.query<Row>(
    `SELECT w.id, w.amount_fen, s.at, NULL AS reference, to_jsonb(ARRAY[w.id]) AS names, '[]'::jsonb AS parts,
       w.status IN (${withdrawCodesWith('success')}) OR EXISTS (SELECT 1 FROM payout_lines l WHERE l.withdrawal_id = w.id AND l.outcome = 'open') AS is_expected
     FROM withdrawals w
     CROSS JOIN LATERAL (SELECT coalesce(max(made_at), w.asked_at) AS at FROM request_steps WHERE request_id = w.id) s
     WHERE w.status IN (${withdrawCodesWith('success')}, ${withdrawCode('to-pay-out')}) AND w.asked_at BETWEEN $3 AND $2 AND s.at BETWEEN $1 AND $2
     ORDER BY s.at, w.id`,
    [from, until, from - LONGEST_PAYOUT_MS],
  )
  const batches = await db.query<Row>(
    `SELECT b.id, sum(w.amount_fen)::int8 AS amount_fen, b.made_at AS at, NULL AS reference, true AS is_expected, to_jsonb(ARRAY[b.id]) AS names,
       jsonb_agg(w.id ORDER BY w.id) AS parts
     FROM payout_batches b JOIN payout_lines l ON l.batch_id = b.id AND l.outcome IN ('open', 'paid') JOIN withdrawals w ON w.id = l.withdrawal_id
     WHERE b.made_at BETWEEN $1 AND $2 GROUP BY b.id, b.made_at ORDER BY b.made_at, b.id`,
    [from, until],
  )
  return [
    ...recharges.map((row): BankRecord => ({ ...row, kind: 'recharge' })),
    ...withdrawals.map((row): BankRecord => ({ ...row, kind: 'withdrawal' })),
    ...batches.map((row): BankRecord => ({ ...row, kind: 'batch' })),
  ]
}

/** As they are now, in the order of their names. */
export async function shownRecords(db: Queries, names: readonly BankRecordName[]): Promise<readonly ShownBankRecord[]> {
  const rows = await db.query<Omit<ShownBankRecord, 'status'> & { readonly code: number | null }>(
    `SELECT 'recharge' AS kind, r.id, u.username, r.amount_fen, r.created_at AS at, r.status AS code
       FROM recharges r LEFT JOIN users u ON u.id = r.user_id WHERE r.id = ANY($1::text[])
     UNION ALL SELECT 'withdrawal', w.id, u.username, w.amount_fen, w.asked_at, w.status
       FROM withdrawals w LEFT JOIN users u ON u.id = w.user_id WHERE w.id = ANY($1::text[])
     UNION ALL SELECT 'batch', b.id, NULL, sum(w.amount_fen)::int8, b.made_at, NULL
       FROM payout_batches b JOIN payout_lines l ON l.batch_id = b.id AND l.outcome IN ('open', 'paid') JOIN withdrawals w ON w.id = l.withdrawal_id
       WHERE b.id = ANY($1::text[]) GROUP BY b.id, b.made_at`,
    [names.map(({ id }) => id)],
  )
  const found = new Map(
    rows.map(({ code, ...row }) => [`${row.kind} ${row.id}`, { ...row, status: statusOf(row, code) }]),
  )
  return names.map(
    ({ kind, id }) =>
      found.get(`${kind} ${id}`) ?? { kind, id, username: null, amountFen: null, at: null, status: null },
  )
}

function statusOf({ kind }: Pick<BankRecordName, 'kind'>, code: number | null): ShownBankRecord['status'] {
  if (code === null) return null
  return kind === 'recharge' ? storedStatus(RECHARGE_STATUSES, code) : storedStatus(WITHDRAW_STATUSES, code)
}
