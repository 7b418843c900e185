import { endingOf, type OrderOutcome, type OrderRole, type OrderRecord } from '@diandu/core/orders'
import { orderOutcome } from '@diandu/core/wallet'
import type { Queries } from '../database/index.ts'
import { readPostingsOf } from '../wallet/index.ts'
import { readOrderSteps } from './order-store.ts'
import { findDebtOf } from './seller-debt-store.ts'

/** Where an order's money went, by the books; null while it is held, and where none ever was. */
export async function readOutcome(db: Queries, order: OrderRecord, role: OrderRole): Promise<OrderOutcome | null> {
  const ending = endingOf(await readOrderSteps(db, order.id))
  if (ending === undefined) return null
  const damagesOwedFen = (await findDebtOf(db, order))?.damagesFen ?? 0
  return orderOutcome({ ...order, ending, damagesOwedFen }, await readPostingsOf(db, order.id), role)
}
