import { orderCode } from '@diandu/core/orders'

/*
 * An unpaid order counts as cancelled from its deadline on, whether or not the sweeper has come by: `endedByTime`, said
 * to the database. The deadline itself is still in time.
 */

/** Of the table or alias `order`, at the instant of the parameter `now`. */
export const isUnpaidAndLate = (order: string, now: string): string =>
  `${order}.status = ${orderCode('awaiting-payment')} AND ${order}.pay_by < ${now}`

export const isStillUnpaid = (order: string, now: string): string =>
  `${order}.status = ${orderCode('awaiting-payment')} AND ${order}.pay_by >= ${now}`

/** The code that is shown, found and counted. */
export const shownStatus = (order: string, now: string): string =>
  `CASE WHEN ${isUnpaidAndLate(order, now)} THEN ${orderCode('cancelled')} ELSE ${order}.status END`
