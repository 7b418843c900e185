import { orderCode } from '@diandu/core/orders'
import {
  maskedSellerName,
  RESPONSE_WITHIN_MS,
  responseTime,
  type AskedSeller,
  type SellerProfile,
  type SellerShops,
} from '@diandu/core/sellers'
import { lastVerification } from '../account/index.ts'
import type { ListPlace } from '../calls/index.ts'
import { CARD_COLUMNS, type ShopRow } from '../catalog/index.ts'
import type { Reads } from '../database/index.ts'

interface SellerRow {
  readonly username: string
  readonly joinedAt: number
  readonly onSale: number
  readonly deals: number
}

const COMPLETED = orderCode('completed')

/** Public: every visitor may read it. Undefined for a seller who has no account. */
export async function readSeller(db: Reads, sellerId: string, nowMs: number): Promise<SellerProfile | undefined> {
  const [row] = await db.query<SellerRow>(
    `SELECT username, created_at AS joined_at,
       (SELECT count(*)::int8 FROM shops WHERE seller_id = $1 AND status = 'on-sale') AS on_sale,
       (SELECT count(*)::int8 FROM orders WHERE seller_id = $1 AND status = ${COMPLETED})
         + (SELECT count(*)::int8 FROM past_sales JOIN shops ON shops.id = past_sales.shop_id WHERE seller_id = $1) AS deals
     FROM users WHERE id = $1`,
    [sellerId],
  )
  if (row === undefined) return undefined
  const { username, ...counts } = row
  const verification = await lastVerification(db, sellerId)
  return {
    ...counts,
    name: maskedSellerName(username),
    verifiedAs: verification?.status === 'verified' ? verification.kind : null,
    response: responseTime(await readAsked(db, sellerId, nowMs), nowMs),
  }
}

/** More would not move the middle. */
const MAX_ASKED = 200

/** Offers that the seller answered or let lapse; one that is open, or was taken back, asks nothing of them yet. */
const readAsked = (db: Reads, sellerId: string, nowMs: number): Promise<readonly AskedSeller[]> =>
  db.query<AskedSeller>(
    `SELECT made_at AS asked_at, CASE WHEN status IN ('accepted', 'countered', 'refused') THEN answered_at END AS answered_at
     FROM price_offers WHERE seller_id = $1 AND made_at > $2 AND status NOT IN ('open', 'withdrawn')
     ORDER BY place DESC LIMIT ${MAX_ASKED}`,
    [sellerId, nowMs - RESPONSE_WITHIN_MS],
  )

export const readSellerShops = (
  db: Reads,
  { sellerId, which }: { readonly sellerId: string; readonly which: SellerShops },
  { at, id }: ListPlace,
  max: number,
): Promise<readonly ShopRow[]> =>
  db.query<ShopRow>(
    `SELECT ${CARD_COLUMNS} FROM shops WHERE seller_id = $1 AND status = $2 AND (published_at, id) < ($3::bigint, $4::text)
     ORDER BY published_at DESC, id DESC LIMIT $5::int`,
    [sellerId, which, at, id, max],
  )
