import type { Industry } from '@diandu/core/catalog'
import type { ShopClass } from '@diandu/core/tools'
import type { Reads } from '../database/index.ts'

interface ClassRow {
  readonly industry: Industry
  readonly shops: number
  readonly described: number
  readonly service: number
  readonly delivery: number
}

const average = (part: string): string =>
  `floor(avg((figures->'ratings'->'value'->>'${part}')::numeric) * 100)::bigint AS ${part}`

/** The three ratings of each industry's shops on sale, on average; reads every one of them. */
export async function readClassRatings(db: Reads): Promise<readonly ShopClass[]> {
  const rows = await db.query<ClassRow>(
    `SELECT industry, count(*)::bigint AS shops, ${['described', 'service', 'delivery'].map(average).join(', ')}
     FROM shops JOIN shop_details ON shop_details.shop_id = shops.id
     WHERE status = 'on-sale' GROUP BY industry ORDER BY shops DESC, industry`,
  )
  return rows.map(({ industry, shops, described, service, delivery }) => ({
    industry,
    onSaleCount: shops,
    ratings: { described: described / 100, service: service / 100, delivery: delivery / 100 },
  }))
}

export async function countNewShops(db: Reads, since: number): Promise<number> {
  const [row] = await db.query<{ readonly shops: number }>(
    `SELECT count(*)::bigint AS shops FROM shops WHERE status = 'on-sale' AND published_at >= $1`,
    [since],
  )
  return row?.shops ?? 0
}
