import { fail, ok, type Page, type Result } from '@diandu/core/kernel'
import { badParameter } from '../calls/index.ts'
import type { Queries } from '../database/index.ts'
import { FIRST_PLACE, readPlace, writePlace } from './list-place.ts'
import { selectRecharges, type KeptRecharge } from './recharge-store.ts'

const PAGE_SIZE = 20

/** A person's, the newest first. */
export async function pageOfRecharges(db: Queries, userId: string, cursor: string | undefined): Promise<Result<Page<KeptRecharge>>> {
  const from = cursor === undefined ? FIRST_PLACE : readPlace(cursor)
  if (from === null) return fail(badParameter('cursor', '内容不合要求'))
  const found = await selectRecharges(
    db,
    `WHERE r.user_id = $1 AND (r.created_at, r.id) < ($2, $3) ORDER BY r.created_at DESC, r.id DESC LIMIT ${PAGE_SIZE + 1}`,
    [userId, from.at, from.id],
  )
  const items = found.slice(0, PAGE_SIZE)
  const last = items.at(-1)
  return ok({ items, nextCursor: found.length > PAGE_SIZE && last !== undefined ? writePlace({ at: last.askedAt, id: last.id }) : null })
}

/** Everybody's: the open ones, the longest waiting first, or all of them, the newest first. */
export const listRecharges = (db: Queries, onlyOpen: boolean, most: number): Promise<readonly KeptRecharge[]> =>
  onlyOpen
    ? selectRecharges(db, 'WHERE r.status NOT IN (3, 4, 6) ORDER BY r.created_at, r.id LIMIT $1', [most])
    : selectRecharges(db, 'ORDER BY r.created_at DESC, r.id DESC LIMIT $1', [most])
