import { partyOf, type ContractView } from '@diandu/core/contracts'
import { ok, type Page, type Result } from '@diandu/core/kernel'
import type { OrderId } from '@diandu/core/orders'
import { pageByNumber } from '../calls/index.ts'
import type { Database } from '../database/index.ts'
import { canBeSignedNow } from '../order-status-sql/index.ts'
import { selectContracts } from './contract-store.ts'
import { contractOfOrder, type SigningDeps } from './pdf/draft-contract.ts'
import type { ShowContract } from './show-contract.ts'

/** Contracts drafted in one request. */
const MAX_DRAFTED = 20

/** A person's contracts, newest first; those of orders that were just paid are drafted on the way. */
export async function listContracts(
  db: Database,
  userId: string,
  cursor: string | undefined,
  { show, ...deps }: SigningDeps & { readonly show: ShowContract },
): Promise<Result<Page<ContractView>>> {
  if (cursor === undefined) await draftMissing(db, userId, deps)
  const ids = await pageByNumber(cursor, {
    read: (behind, max) =>
      db.query<{ id: string; place: number }>(
        'SELECT id, place FROM contracts WHERE (seller_id = $1 OR buyer_id = $1) AND place < $2 ORDER BY place DESC LIMIT $3',
        [userId, behind, max],
      ),
    show: ({ id }) => id,
  })
  if (!ids.ok) return ids
  const stored = await selectContracts(db, deps.box, 'WHERE c.id = ANY($1::text[]) ORDER BY c.place DESC', [
    ids.value.items,
  ])
  return ok({
    ...ids.value,
    items: stored.map((contract) => show(partyOf(contract, userId) ?? 'buyer', contract, deps.nowMs)),
  })
}

async function draftMissing(db: Database, userId: string, deps: SigningDeps): Promise<void> {
  const orders = await db.query<{ id: OrderId }>(
    `SELECT o.id FROM orders o WHERE ${canBeSignedNow('o')} AND (o.seller_id = $1 OR o.buyer_id = $1)
       AND NOT EXISTS (SELECT 1 FROM contracts c WHERE c.order_id = o.id) ORDER BY coalesce(o.paid_at, o.deposit_paid_at) LIMIT ${MAX_DRAFTED}`,
    [userId],
  )
  for (const { id } of orders) await contractOfOrder(db, id, deps)
}
