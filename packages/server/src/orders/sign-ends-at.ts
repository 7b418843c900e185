import { DAY_MS } from '@diandu/core/kernel'
import { SIGN_WITHIN_DAYS } from '@diandu/core/orders'
import { hasViewingNow } from '../order-status-sql/index.ts'
import { balanceEndsAt } from './balance-ends-at.ts'

const WITHIN_MS = SIGN_WITHIN_DAYS * DAY_MS

/** Core's `settleByOf` of an order `o`, as SQL; null where nothing holds a signature. */
const SETTLED_BY = `CASE WHEN NOT ${hasViewingNow('o')} THEN NULL WHEN o.deposit_paid_at IS NULL THEN o.viewed_at + ${WITHIN_MS}
  ELSE ${balanceEndsAt('greatest(o.deposit_paid_at, o.viewed_at)')} END`

/**
 * The last instant at which the buyer of an order `o` can sign, core's own sentence (`signByOf`) in SQL: for
 * days that run.
 */
export const SIGN_ENDS_AT = `greatest(coalesce((SELECT d.sign_extended_to FROM contracts d WHERE d.order_id = o.id), o.seller_signed_at + ${WITHIN_MS}), ${SETTLED_BY})`
