import { DAY_MS } from '@diandu/core/kernel'
import { SIGN_WITHIN_DAYS } from '@diandu/core/orders'

/**
 * The last instant at which the buyer of an order `o` can sign, core's own sentence (`signByOf`) said once in SQL: for
 * days that run.
 */
export const SIGN_ENDS_AT = `coalesce((SELECT d.sign_extended_to FROM contracts d WHERE d.order_id = o.id), o.seller_signed_at + ${SIGN_WITHIN_DAYS * DAY_MS})`
