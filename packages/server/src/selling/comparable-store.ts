import { isPubliclyVisible, type ShopCard, type ShopId } from '@diandu/core/catalog'
import { orderCode } from '@diandu/core/orders'
import type { Comparable, DealFilter, DealtShop, HintSubject, RelatedShop, Relation } from '@diandu/core/selling'
import type { ListPlace } from '../calls/index.ts'
import { CARD_COLUMNS, findShop, toShopCard, type ShopRow } from '../catalog/index.ts'
import type { Queries } from '../database/index.ts'

export interface DealtRow extends ShopRow {
  readonly soldAt: number | null
  readonly soldFen: number | null
}

/** The price of a shop when it was sold: in an order here, or before there were orders. */
const SOLD_FEN = `COALESCE(
  (SELECT max(o.price_fen) FROM orders o WHERE o.shop_id = shops.id AND o.status = ${orderCode('completed')}),
  (SELECT p.price_fen FROM past_sales p WHERE p.shop_id = shops.id)) AS sold_fen`

/** Shops that were sold, behind a place, the newest listing first. */
export const readDealt = (
  db: Queries,
  { platform, kind, industry }: DealFilter,
  { at, id }: ListPlace,
  max: number,
): Promise<readonly DealtRow[]> =>
  db.query<DealtRow>(
    `SELECT ${CARD_COLUMNS},
       (SELECT max(t.at) FROM orders o JOIN order_steps t ON t.order_id = o.id AND t.status = ${orderCode('completed')}
        WHERE o.shop_id = shops.id AND o.status = ${orderCode('completed')}) AS sold_at,
       ${SOLD_FEN}
     FROM shops WHERE status = 'sold' AND (published_at, id) < ($1::bigint, $2::text)
       AND ($3::int IS NULL OR platform = $3::int) AND ($4::text IS NULL OR kind = $4::text)
       AND ($5::text IS NULL OR industry = $5::text)
     ORDER BY published_at DESC, id DESC LIMIT $6::int`,
    [at, id, platform ?? null, kind ?? null, industry ?? null, max],
  )

export const shownDeal = ({ soldAt, soldFen, ...row }: DealtRow): DealtShop => ({
  shop: toShopCard(row),
  soldAt,
  soldFen,
})

const MAX_RELATED = 10

/** Shops on sale that have to do with one; undefined where a visitor cannot see that one. */
export async function readRelated(db: Queries, id: ShopId): Promise<readonly RelatedShop[] | undefined> {
  const found = await findShop(db, id)
  if (found === null || !isPubliclyVisible(found.shop.status)) return undefined
  const { platform, industry, kind } = found.shop
  const cardsOf = async (where: string, values: readonly (string | number)[]): Promise<readonly ShopCard[]> =>
    (
      await db.query<ShopRow>(
        `SELECT ${CARD_COLUMNS} FROM shops WHERE status = 'on-sale' AND ${where} ORDER BY published_at DESC, id DESC LIMIT ${MAX_RELATED + 1}`,
        values,
      )
    ).map(toShopCard)
  const circles: readonly (readonly [Relation, readonly ShopCard[]])[] = [
    ['same-seller', await cardsOf('seller_id = $1', [found.sellerId])],
    ['same-industry', await cardsOf('platform = $1 AND industry = $2', [platform, industry])],
    ['same-kind', await cardsOf('platform = $1 AND kind = $2', [platform, kind])],
  ]
  const related = new Map<string, RelatedShop>()
  for (const [relation, cards] of circles)
    for (const shop of cards) if (shop.id !== id && !related.has(shop.id)) related.set(shop.id, { shop, relation })
  return [...related.values()].slice(0, MAX_RELATED)
}

/** More would not move the middle of their prices. */
const MAX_COMPARED = 200

/** Shops whose prices say something about one of this kind: the most alike, and others of its platform. */
export async function readComparables(
  db: Queries,
  { platform, kind, industry }: HintSubject,
): Promise<readonly Comparable[]> {
  const found = new Map<string, Comparable>()
  const circles: readonly (readonly [string, readonly (string | number)[]])[] = [
    ['platform = $1 AND kind = $2 AND industry = $3', [platform, kind, industry]],
    ['platform = $1 AND kind = $2', [platform, kind]],
    ['platform = $1', [platform]],
  ]
  for (const [where, values] of circles) {
    for (const status of ['sold', 'on-sale'] as const) {
      const shops = await db.query<Comparable>(
        `SELECT id, title, platform, kind, industry, rating_hundredths::float8 / 100 AS rating, price_fen,
           status, ${status === 'sold' ? SOLD_FEN : 'NULL::bigint AS sold_fen'} FROM shops
         WHERE status = '${status}' AND ${where} ORDER BY published_at DESC, id DESC LIMIT ${MAX_COMPARED}`,
        values,
      )
      for (const shop of shops) found.set(shop.id, shop)
    }
    if (found.size >= MAX_COMPARED) break
  }
  return [...found.values()]
}
