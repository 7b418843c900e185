import type { ListingStatus, ShopId } from '@diandu/core/catalog'
import { chineseTime } from '@diandu/core/format'
import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import { NEW_SALE, SALE_DAYS, type SaleEvent, type SaleRecord } from '@diandu/core/selling'
import type { Transaction } from '../../database/index.ts'
import { putSale, putSaleStep } from '../../selling/index.ts'
import { DEMO_SELLERS } from '../demo-people.ts'

interface DemoSale {
  readonly status: ListingStatus
  readonly change: Partial<SaleRecord>
  readonly steps: readonly (readonly [event: SaleEvent, words: string, hoursAgo: number])[]
}

/** One of each state that a seller has something to do with, all of the first demo seller's. */
const SALES: readonly DemoSale[] = [
  { status: 'under-review', change: {}, steps: [['submitted', '', 3]] },
  {
    status: 'under-review',
    change: { marked: ['description'] },
    steps: [
      ['submitted', '', 30],
      ['changed', '', 5],
    ],
  },
  {
    status: 'under-review',
    change: { wanted: { field: 'described', words: '三项评分和照片里的不一致，请按后台现在的评分改过来。' } },
    steps: [
      ['submitted', '', 50],
      ['more-wanted', '三项评分和照片里的不一致，请按后台现在的评分改过来。', 26],
    ],
  },
  {
    status: 'refused',
    change: { refusedFor: '店铺主体正在被列为经营异常，请先移出后再提交。' },
    steps: [
      ['submitted', '', 120],
      ['refused', '店铺主体正在被列为经营异常，请先移出后再提交。', 98],
    ],
  },
  {
    status: 'withdrawn',
    change: { isPaused: true },
    steps: [
      ['submitted', '', 400],
      ['accepted', '', 380],
      ['paused', '', 20],
    ],
  },
]

const CONTACT = { name: '演示卖家', mobile: '19900000011' }

/**
 * Some shops of the first demo seller wait for a review, were refused, or are paused. A shop that they sell as a person
 * is taken last, so that it can be bought.
 */
export async function putDemoSales(tx: Transaction, nowMs: number): Promise<void> {
  const sellerId = DEMO_SELLERS[0]?.id ?? ''
  const shops = await tx.query<{ id: ShopId; priceFen: number }>(
    `SELECT id, price_fen FROM shops WHERE seller_id = $1 AND status = 'on-sale'
     ORDER BY kind = 'personal', published_at DESC, id LIMIT ${SALES.length + 1}`,
    [sellerId],
  )
  // The newest one stays on sale.
  for (const [place, sale] of SALES.entries()) {
    const shop = shops[place + 1]
    if (shop === undefined) break
    const { id } = shop
    const acceptedAt = sale.steps.flatMap(([event, , hours]) =>
      event === 'accepted' ? nowMs - hours * HOUR_MS : [],
    )[0]
    const publicPriceFen = acceptedAt === undefined ? null : shop.priceFen
    const revision = sale.steps.length
    await tx.change('UPDATE shops SET status = $2, published_at = coalesce($3, published_at) WHERE id = $1', [
      id,
      sale.status,
      acceptedAt ?? null,
    ])
    // A shop that was never accepted has no views.
    if (publicPriceFen === null) await tx.change('DELETE FROM shop_views WHERE shop_id = $1', [id])
    await putSale(tx, id, { ...NEW_SALE, contact: CONTACT, ...sale.change, publicPriceFen, revision })
    for (const [number, [event, words, hoursAgo]] of sale.steps.entries()) {
      const reviewedBy = ['accepted', 'more-wanted', 'refused'].includes(event) ? 'demo' : null
      const step = { at: nowMs - hoursAgo * HOUR_MS, event, words, reviewedBy }
      await putSaleStep(tx, { id, sellerId, revision: number + 1 }, step)
    }
  }
  await putDemoViews(tx, sellerId, nowMs)
}

/** Views of the last two weeks, so that a seller's chart has something to show; no shop has fewer in all. */
async function putDemoViews(tx: Transaction, sellerId: string, nowMs: number): Promise<void> {
  const days = Array.from({ length: SALE_DAYS }, (_, ago) => chineseTime(nowMs - ago * DAY_MS, 'YYYY-MM-DD'))
  await tx.change(
    `INSERT INTO shop_view_days (shop_id, day, view_count)
     SELECT s.id, d.day, 4 + (hashtext(s.id || d.day) & 31) FROM shops s, unnest($2::text[]) AS d (day) WHERE s.seller_id = $1
       AND (s.status IN ('on-sale', 'deposit-taken', 'handing-over', 'sold')
         OR (s.status = 'withdrawn' AND d.day <= $3))`,
    [sellerId, days, chineseTime(nowMs - DAY_MS, 'YYYY-MM-DD')],
  )
  await tx.change(
    `INSERT INTO view_days (day, view_count)
     SELECT d.day, sum(d.view_count)::bigint FROM shop_view_days d JOIN shops s ON s.id = d.shop_id WHERE s.seller_id = $1 GROUP BY d.day
     ON CONFLICT (day) DO UPDATE SET view_count = view_days.view_count + excluded.view_count`,
    [sellerId],
  )
  await tx.change(
    `INSERT INTO shop_views (shop_id, view_count)
     SELECT d.shop_id, sum(d.view_count)::bigint FROM shop_view_days d JOIN shops s ON s.id = d.shop_id
     WHERE s.seller_id = $1 GROUP BY d.shop_id
     ON CONFLICT (shop_id) DO UPDATE SET view_count = greatest(shop_views.view_count, excluded.view_count)`,
    [sellerId],
  )
}
