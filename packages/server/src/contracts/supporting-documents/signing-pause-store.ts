import { signingPause } from '@diandu/core/contracts'
import type { OrderId, SigningPause } from '@diandu/core/orders'
import type { DataBox } from '../../crypto/index.ts'
import type { Queries } from '../../database/index.ts'
import { selectContracts } from '../contract-store.ts'

/**
 * Of these orders the ones whose contract waits for the platform before it is signed, or had a document refused. Few
 * have any document to review.
 */
export async function findSigningPauses(
  db: Queries,
  box: DataBox,
  orderIds: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, SigningPause>> {
  if (orderIds.length === 0) return new Map()
  const looked =
    "WHERE c.order_id = ANY($1::text[]) AND EXISTS (SELECT 1 FROM signing_papers p WHERE p.contract_id = c.id AND p.standing <> 'accepted')"
  const contracts = await selectContracts(db, box, looked, [orderIds])
  return new Map(
    contracts.flatMap((contract) => {
      const pause = signingPause(contract)
      return pause === null ? [] : [[contract.orderId, pause]]
    }),
  )
}
