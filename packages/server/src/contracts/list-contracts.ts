import type { ContractView } from '@diandu/core/contracts'
import { ok, type Page, type Result } from '@diandu/core/kernel'
import type { OrderId } from '@diandu/core/orders'
import { pageByNumber } from '../calls/index.ts'
import type { Database } from '../database/index.ts'
import { selectContracts } from './contract-store.ts'
import { contractOfOrder, type SigningParts } from './draft-contract.ts'
import { partyOf, type ShowContract } from './kept-contract.ts'

/** What one look drafts at the most. */
const MOST_DRAFTED = 20

/** A person's contracts, newest first; those of orders that were just paid are drafted on the way. */
export async function listContracts(db: Database, userId: string, cursor: string | undefined, { show, ...parts }: SigningParts & { readonly show: ShowContract }): Promise<Result<Page<ContractView>>> {
  if (cursor === undefined) await draftMissing(db, userId, parts)
  const ids = await pageByNumber(cursor, {
    read: (behind, most) =>
      db.query<{ id: string; place: number }>('SELECT id, place FROM contracts WHERE (seller_id = $1 OR buyer_id = $1) AND place < $2 ORDER BY place DESC LIMIT $3', [userId, behind, most]),
    show: ({ id }) => id,
  })
  if (!ids.ok) return ids
  const kept = await selectContracts(db, parts.box, 'WHERE c.id = ANY($1::text[]) ORDER BY c.place DESC', [ids.value.items])
  return ok({ ...ids.value, items: kept.map((contract) => show(partyOf(contract, userId) ?? 'buyer', contract, parts.nowMs)) })
}

async function draftMissing(db: Database, userId: string, parts: SigningParts): Promise<void> {
  const orders = await db.query<{ id: OrderId }>(
    `SELECT o.id FROM orders o WHERE o.status = 4 AND (o.seller_id = $1 OR o.buyer_id = $1)
       AND NOT EXISTS (SELECT 1 FROM contracts c WHERE c.order_id = o.id) ORDER BY o.paid_at LIMIT ${MOST_DRAFTED}`,
    [userId],
  )
  for (const { id } of orders) await contractOfOrder(db, id, parts)
}
