import type { ShopCard } from '@diandu/core/catalog'
import { fail, ok, type Page, type Result } from '@diandu/core/kernel'
import * as v from 'valibot'
import { badParameter } from '../calls/index.ts'
import type { Queries } from '../database/index.ts'
import { jsonOf } from './listing-cursor.ts'
import { CARD_COLUMNS, toShopCard, VISIBLE, type ShopRow } from './shop-row.ts'

/** A list of shops that a person made by acting: the last act comes first. */
export interface NewestList {
  readonly table: 'favourites' | 'view_history'
  readonly column: 'kept_at' | 'viewed_at'
}

const PAGE_LENGTH = 20

/** One page. Shops that were withdrawn meanwhile are left out. */
export async function listNewest(db: Queries, { table, column }: NewestList, userId: string, cursor?: string): Promise<Result<Page<ShopCard>>> {
  const place = cursor === undefined ? null : v.safeParse(PLACE, jsonOf(cursor))
  if (place?.success === false) return fail(badParameter('cursor', '不属于这个列表'))
  const [atMs, id] = place?.output ?? BEFORE_ALL
  const rows = await db.query<ShopRow & { readonly at: number }>(
    `SELECT ${CARD_COLUMNS}, ${column} AS at FROM ${table} JOIN shops ON shops.id = ${table}.shop_id
     WHERE user_id = $1 AND (${column}, shop_id) < ($2::bigint, $3::text) AND ${VISIBLE}
     ORDER BY ${column} DESC, shop_id DESC LIMIT ${PAGE_LENGTH + 1}`,
    [userId, atMs, id],
  )
  const shown = rows.slice(0, PAGE_LENGTH)
  const last = rows.length > PAGE_LENGTH ? shown.at(-1) : undefined
  return ok({
    items: shown.map(toShopCard),
    nextCursor: last === undefined ? null : Buffer.from(JSON.stringify([last.at, last.id])).toString('base64url'),
  })
}

const PLACE = v.strictTuple([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/))])

const BEFORE_ALL: readonly [number, string] = [Number.MAX_SAFE_INTEGER, '']
