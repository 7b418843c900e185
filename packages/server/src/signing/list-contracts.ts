import type { ContractView } from '@diandu/core/contracts'
import { fail, ok, refused, type Page, type Result } from '@diandu/core/kernel'
import type { OrderId } from '@diandu/core/orders'
import type { Database } from '../database/index.ts'
import { selectContracts } from './contract-store.ts'
import { contractOfOrder, type SigningParts } from './draft-contract.ts'
import { partyOf, shownTo } from './kept-contract.ts'

const PAGE_SIZE = 20

/** A person's contracts, newest first; those of orders that were just paid are drafted on the way. */
export async function listContracts(db: Database, userId: string, cursor: string | null, parts: SigningParts): Promise<Result<Page<ContractView>>> {
  if (cursor !== null && !/^\d{1,15}$/.test(cursor)) return fail(refused('bad-parameter', '参数错误', 'cursor'))
  if (cursor === null) await draftMissing(db, userId, parts)
  const places = await db.query<{ id: string; place: number }>(
    'SELECT id, place FROM contracts WHERE (seller_id = $1 OR buyer_id = $1) AND ($2::int8 IS NULL OR place < $2::int8) ORDER BY place DESC LIMIT $3',
    [userId, cursor === null ? null : Number(cursor), PAGE_SIZE + 1],
  )
  const shown = places.slice(0, PAGE_SIZE)
  const kept = await selectContracts(db, parts.box, 'WHERE c.id = ANY($1::text[]) ORDER BY c.place DESC', [shown.map(({ id }) => id)])
  const items = kept.map((contract) => shownTo(partyOf(contract, userId) ?? 'buyer', contract, parts.nowMs))
  return ok({ items, nextCursor: places.length > PAGE_SIZE ? String(shown.at(-1)?.place) : null })
}

async function draftMissing(db: Database, userId: string, parts: SigningParts): Promise<void> {
  const orders = await db.query<{ id: OrderId }>(
    `SELECT o.id FROM orders o WHERE o.status = 4 AND (o.seller_id = $1 OR o.buyer_id = $1)
       AND NOT EXISTS (SELECT 1 FROM contracts c WHERE c.order_id = o.id) ORDER BY o.paid_at LIMIT ${PAGE_SIZE}`,
    [userId],
  )
  for (const { id } of orders) await contractOfOrder(db, id, parts)
}
