import { CONTRACT_STATUSES } from '@diandu/core/contracts'
import { orderCode, orderCodesIn } from '@diandu/core/orders'
import { invoiceCodesWith, rechargeCode } from '@diandu/core/wallet'
import { plannedOnce } from '../../database/testing/planned-once.ts'
import type { SequenceMarket } from './sequence-market.ts'

/** Violations of what must hold whatever the model states, in words; nothing where all is well. */
export async function whatIsWrong({ db }: SequenceMarket): Promise<readonly string[]> {
  const wrong = await found(db)
  return wrong.map(({ id, has, wants }) => `${id}: ${has} instead of ${wants}`)
}

/** One statement, because it is asked after every command. */
const NEVER = `
    SELECT 'all entries' AS id, sum(amount_fen)::int8 AS has, 0::int8 AS wants FROM entries HAVING sum(amount_fen) <> 0
    UNION ALL SELECT 'posting ' || posting_id, sum(amount_fen)::int8, 0 FROM entries GROUP BY posting_id HAVING sum(amount_fen) <> 0
    UNION ALL SELECT a.id, a.balance_fen, coalesce(e.sum_fen, 0) FROM accounts a
      FULL JOIN (SELECT account_id, sum(amount_fen)::int8 AS sum_fen FROM entries GROUP BY account_id) e ON e.account_id = a.id
      WHERE a.balance_fen IS DISTINCT FROM coalesce(e.sum_fen, 0)
    UNION ALL SELECT 'what is below zero, ' || id, balance_fen, 0 FROM accounts WHERE balance_fen < 0 AND id NOT IN ('house:payment-in', 'house:coupons')
    UNION ALL SELECT 'what came in and was credited', -coalesce(sum(balance_fen), 0)::int8, (SELECT coalesce(sum(amount_fen), 0)::int8 FROM recharges WHERE status = ${rechargeCode('credited')})
      FROM accounts WHERE id = 'house:payment-in' HAVING -coalesce(sum(balance_fen), 0) <> (SELECT coalesce(sum(amount_fen), 0) FROM recharges WHERE status = ${rechargeCode('credited')})
    UNION ALL SELECT 'times that recharge ' || r.id || ' was credited', count(p.id), CASE r.status WHEN ${rechargeCode('credited')} THEN 1 ELSE 0 END
      FROM recharges r LEFT JOIN postings p ON p.kind = 'recharge' AND p.subject = r.id GROUP BY r.id, r.status HAVING count(p.id) <> CASE r.status WHEN ${rechargeCode('credited')} THEN 1 ELSE 0 END
    UNION ALL SELECT 'orders that have coupon ' || coupon_id, count(*), 1 FROM orders WHERE coupon_id IS NOT NULL AND status IN (${orderCodesIn('coupon-in-use')}) GROUP BY coupon_id HAVING count(*) > 1
    UNION ALL SELECT 'fen that a coupon takes off beyond the fee of order ' || id, coupon_fen - service_fee_fen, 0 FROM orders WHERE coupon_fen > service_fee_fen
    UNION ALL SELECT 'coupon ' || o.coupon_id || ' and order ' || o.id || ' naming each other', 0, 1
      FROM orders o JOIN coupons c ON c.id = o.coupon_id WHERE o.status IN (${orderCodesIn('coupon-in-use')}) AND c.order_id IS DISTINCT FROM o.id
    UNION ALL SELECT 'contract ' || c.id || ' signed by all, and the status of its order', o.status, ${orderCode('handing-over')} FROM contracts c JOIN orders o ON o.id = c.order_id WHERE c.status = ${CONTRACT_STATUSES['all-signed']} AND o.status NOT IN (${orderCodesIn('past-signing')}, ${orderCode('handing-over')}, ${orderCode('refund-under-review')}, ${orderCode('deposit-paid')})
    UNION ALL SELECT 'order ' || id || ' handed over before it was paid and signed', 0, 1 FROM orders WHERE hand_over_begun_at IS NOT NULL
      AND (paid_at IS NULL OR seller_signed_at IS NULL OR (terms_version NOT IN ('2026-11', '2026-11-22') AND buyer_signed_at IS NULL))
    UNION ALL SELECT 'signatures of the ' || p.party || ' in contract ' || p.contract_id || ' upon a proof that was refused', 1, 0
      FROM signing_papers p JOIN contract_signatures s ON s.contract_id = p.contract_id AND s.party = p.party WHERE p.kind = 'equity' AND p.standing <> 'accepted'
    UNION ALL SELECT 'times that order ' || s.order_id || ' was late while its days stood still', 1, 0
      FROM order_steps s JOIN contracts c ON c.order_id = s.order_id WHERE s.event = 'signature.late' AND c.sign_held_since <= s.at
    UNION ALL SELECT 'invoices over order ' || o.id, i.asked, o.paid FROM (
        SELECT id, CASE status WHEN ${orderCode('completed')} THEN greatest(service_fee_fen - coupon_fen, 0) ELSE 0 END AS paid FROM orders
      ) o JOIN (
        SELECT order_id, count(*) AS times, min(v.amount_fen) AS asked, min((SELECT count(*) FROM invoice_orders a WHERE a.invoice_id = v.id)) AS orders
        FROM invoice_orders JOIN invoices v ON v.id = invoice_id WHERE v.status NOT IN (${invoiceCodesWith('failure')}) GROUP BY order_id
      ) i ON i.order_id = o.id WHERE i.times > 1 OR (i.orders = 1 AND i.asked > o.paid)
    UNION ALL SELECT 'all invoices of ' || p.buyer_id, i.asked, p.paid FROM (
        SELECT buyer_id, sum(CASE status WHEN ${orderCode('completed')} THEN greatest(service_fee_fen - coupon_fen, 0) ELSE 0 END)::int8 AS paid FROM orders GROUP BY buyer_id
      ) p JOIN (SELECT user_id, sum(amount_fen)::int8 AS asked FROM invoices WHERE status NOT IN (${invoiceCodesWith('failure')}) GROUP BY user_id) i ON i.user_id = p.buyer_id
      WHERE i.asked > p.paid`

const found = plannedOnce<{ readonly id: string; readonly has: number; readonly wants: number }>(
  'what_must_never_be',
  'id text, has int8, wants int8',
  () => `SELECT id::text, has::int8, wants::int8 FROM (${NEVER}) wrong`,
)
