import type {
  Industry,
  PlatformId,
  Ratings,
  ShopId,
  ShopKind,
  TaxpayerKind,
  TrademarkState,
  Violations,
} from '@diandu/core/catalog'
import { orderCode } from '@diandu/core/orders'
import { MAX_SALES_OF_RING, saleOf, type Sale, type ShopToValue } from '@diandu/core/valuation'
import type { Queries } from '../database/index.ts'

export interface PastSale {
  readonly shopId: string
  readonly platform: PlatformId
  readonly kind: ShopKind
  readonly priceFen: number
  readonly soldAt: number
}

/** Sales that have no order here. */
export async function putPastSales(db: Queries, sales: readonly PastSale[]): Promise<void> {
  if (sales.length === 0) return
  await db.change(
    `INSERT INTO past_sales (shop_id, platform, kind, price_fen, sold_at)
     SELECT "shopId", platform, kind, "priceFen", "soldAt" FROM json_to_recordset($1::json)
       AS given ("shopId" text, platform integer, kind text, "priceFen" bigint, "soldAt" bigint)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(sales)],
  )
}

/** The last sales, here and before there were orders here; nothing of whom. */
export const newestSales = (db: Queries, max: number): Promise<readonly Omit<PastSale, 'shopId'>[]> =>
  db.query<Omit<PastSale, 'shopId'>>(
    `(SELECT platform, kind, price_fen, sold_at FROM past_sales ORDER BY sold_at DESC LIMIT $1)
     UNION ALL
     (SELECT o.shop_platform, o.shop_kind, o.price_fen, s.at FROM orders o JOIN order_steps s ON s.order_id = o.id AND s.status = o.status
      WHERE o.status = ${COMPLETED} ORDER BY s.at DESC LIMIT $1)
     ORDER BY sold_at DESC LIMIT $1`,
    [max],
  )

interface SaleRow {
  readonly shopId: ShopId
  readonly title: string
  readonly platform: PlatformId
  readonly kind: ShopKind
  readonly industry: Industry
  readonly trademark: TrademarkState
  readonly taxpayer: TaxpayerKind
  readonly hasLoans: boolean
  readonly violations: Violations
  readonly ratings: Ratings
  readonly fans: number
  readonly monthlyTurnoverFen: number
  readonly openedOn: string
  readonly priceFen: number
  readonly soldAt: number
}

const valueOf = (figure: string): string => `figures->'${figure}'->'value'`

/** Of one platform, of one kind of shop, or of the whole market. */
export type SalesOf = { readonly platform: PlatformId } | { readonly kind: ShopKind } | 'market'

/** The newest sales, each with what its listing said. */
export async function readSales(db: Queries, of: SalesOf): Promise<readonly Sale[]> {
  const [column, value] =
    of === 'market' ? [null, null] : 'platform' in of ? ['platform', of.platform] : ['kind', of.kind]
  const fits = (table: string) => (column === null ? '$1::text IS NULL' : `${table}${column} = $1`)
  const rows = await db.query<SaleRow>(
    `WITH sales AS (
       (SELECT shop_id, price_fen, sold_at FROM past_sales WHERE ${fits('')} ORDER BY sold_at DESC LIMIT $2)
       UNION ALL
       (SELECT shop_id, price_fen, (SELECT max(at) FROM order_steps WHERE order_id = orders.id AND status = ${COMPLETED})
        FROM orders WHERE status = ${COMPLETED} AND ${fits('shop_')} ORDER BY placed_at DESC LIMIT $2)
     )
     SELECT id AS shop_id, title, platform, kind, industry, trademark, taxpayer,
       ${valueOf('violations')} AS violations, ${valueOf('ratings')} AS ratings,
       (${valueOf('hasLoans')})::boolean AS has_loans, (${valueOf('fans')})::bigint AS fans,
       (${valueOf('monthlyTurnoverFen')})::bigint AS monthly_turnover_fen, figures->'openedOn'->>'value' AS opened_on,
       sales.price_fen, sold_at
     FROM sales JOIN shops ON shops.id = sales.shop_id JOIN shop_details ON shop_details.shop_id = shops.id
     WHERE sold_at IS NOT NULL AND shops.status NOT IN ('under-review', 'withdrawn', 'refused')`,
    [value, MAX_SALES_OF_RING],
  )
  return rows.map(({ priceFen, soldAt, ...shop }) => saleOf(shop, { priceFen, soldAt }))
}

const COMPLETED = orderCode('completed')

/** So few say little: sales from all over the market are looked at too. */
const FEW_SALES = 5

/** Comparable sales. No sale comes twice, though its platform and its kind both match. */
export async function readSalesNear(
  shop: Pick<ShopToValue, 'platform' | 'kind'>,
  read: (key: string, of: SalesOf) => Promise<readonly Sale[]>,
): Promise<readonly Sale[]> {
  const { platform, kind } = shop
  const near = [await read(`platform ${platform}`, { platform }), await read(`kind ${kind}`, { kind })]
  const isFew = near.every((sales) => sales.length < FEW_SALES)
  const all = [...near, ...(isFew ? [await read('market', 'market')] : [])].flat()
  return [...new Map(all.map((sale) => [sale.shopId, sale])).values()]
}
