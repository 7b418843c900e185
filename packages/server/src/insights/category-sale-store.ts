import type { Shop } from '@diandu/core/catalog'
import { SALES_MONTHS, type SoldFor } from '@diandu/core/insights'
import { DAY_MS } from '@diandu/core/kernel'
import { orderCode } from '@diandu/core/orders'
import type { Reads } from '../database/index.ts'

/** A sale is completed well within these after its order was placed. */
const LONGEST_DEAL_MS = 120 * DAY_MS
const MONTH_MS = 31 * DAY_MS
/** The newest; more would not move the middles of their months. */
const MAX_SALES = 3000

const COMPLETED = orderCode('completed')

/** Sale prices of the published months; no parties. */
export const readSalesOfCategory = (
  db: Reads,
  { platform, industry }: Pick<Shop, 'platform' | 'industry'>,
  nowMs: number,
): Promise<readonly SoldFor[]> =>
  db.query<SoldFor>(
    `SELECT sold.price_fen, sold_at FROM (
       SELECT shop_id, price_fen, sold_at FROM past_sales WHERE platform = $1 AND sold_at >= $3
       UNION ALL
       SELECT shop_id, price_fen, (SELECT max(at) FROM order_steps WHERE order_id = orders.id AND status = ${COMPLETED})
       FROM orders WHERE status = ${COMPLETED} AND shop_platform = $1 AND placed_at >= $4
     ) AS sold JOIN shops ON shops.id = sold.shop_id AND shops.industry = $2
     WHERE sold_at >= $3 AND shops.status NOT IN ('under-review', 'withdrawn', 'refused')
     ORDER BY sold_at DESC LIMIT ${MAX_SALES}`,
    [platform, industry, nowMs - SALES_MONTHS * MONTH_MS, nowMs - SALES_MONTHS * MONTH_MS - LONGEST_DEAL_MS],
  )
