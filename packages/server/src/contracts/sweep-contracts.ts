import { CONTRACT_STATUSES } from '@diandu/core/contracts'
import { DAY_MS } from '@diandu/core/kernel'
import { orderCodesIn } from '@diandu/core/orders'
import type { Database } from '../database/index.ts'

const FORGOTTEN_AFTER_MS = 30 * DAY_MS

/**
 * A contract that was not signed by all ends with its order: expired where the buyer's days ran out, void otherwise.
 * Whether an order has ended, the orders' own sweep decides; answers to how many it came.
 */
export function sweepContracts(db: Database): Promise<number> {
  const { draft, expired, void: voided, 'seller-signed': sellerSigned, 'buyer-signed': buyerSigned } = CONTRACT_STATUSES
  return db.change(
    `UPDATE contracts c SET status = CASE WHEN c.status = $2 AND EXISTS (
         SELECT 1 FROM order_steps s WHERE s.order_id = o.id AND s.event = 'signature.late') THEN $3::int4 ELSE $4::int4 END
     FROM orders o WHERE o.id = c.order_id AND c.status IN ($1, $2, $5) AND o.status IN (${orderCodesIn('past-signing')})`,
    [draft, sellerSigned, expired, voided, buyerSigned],
  )
}

export async function forgetLinks(db: Database, nowMs: number): Promise<void> {
  await db.change('DELETE FROM signing_links WHERE valid_until < $1', [nowMs - FORGOTTEN_AFTER_MS])
}
