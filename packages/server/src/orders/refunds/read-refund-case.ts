import { refundCaseOf, type RefundCase } from '@diandu/core/orders'
import type { Queries } from '../../database/index.ts'
import { readOrderSteps } from '../order-store.ts'
import { findLastRefund } from './refund-store.ts'

/** The last review of an order, with its cause and its result; null where there was none. */
export async function readRefundCase(
  db: Queries,
  orderId: string,
  addressOf: (picture: string) => string,
): Promise<RefundCase | null> {
  const refund = await findLastRefund(db, orderId)
  return refundCaseOf(
    await readOrderSteps(db, orderId),
    refund && { ...refund, pictures: refund.pictures.map(addressOf) },
  )
}
