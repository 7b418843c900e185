import { LISTING_STATUSES, type ListingStatus, type ShopId } from '@diandu/core/catalog'
import { chineseTime } from '@diandu/core/format'
import { DAY_MS } from '@diandu/core/kernel'
import { isOwnOnMarket, SALE_DAYS, type SaleCounts, type SaleDay, type SaleGroup } from '@diandu/core/selling'
import type { ListPlace } from '../calls/index.ts'
import { glanceColumn, SHOP_COLUMNS, type ShopRow } from '../catalog/index.ts'
import type { Queries } from '../database/index.ts'

/** A group of stages as a condition, with `s` the shop and `m` its sale. */
const GROUPS: Readonly<Record<SaleGroup, string>> = {
  selling: `(s.status = 'on-sale' OR (s.status = 'withdrawn' AND m.is_paused))`,
  review: `s.status IN ('under-review', 'refused')`,
  dealing: `s.status IN ('deposit-taken', 'handing-over')`,
  ended: `(s.status = 'sold' OR (s.status = 'withdrawn' AND m.is_paused IS NOT TRUE))`,
}

const CARD_OF_S = [...SHOP_COLUMNS.split(', ').map((column) => `s.${column}`), glanceColumn('s.id')].join(', ')

/** A person's shops behind a place, the newest first. */
export const readOwnShops = (
  db: Queries,
  sellerId: string,
  group: SaleGroup | undefined,
  { at, id }: ListPlace,
  max: number,
): Promise<readonly ShopRow[]> =>
  db.query<ShopRow>(
    `SELECT ${CARD_OF_S} FROM shops s LEFT JOIN sales m ON m.shop_id = s.id
     WHERE s.seller_id = $1 AND (s.published_at, s.id) < ($2::bigint, $3::text) AND ${group === undefined ? 'true' : GROUPS[group]}
     ORDER BY s.published_at DESC, s.id DESC LIMIT $4::int`,
    [sellerId, at, id, max],
  )

/** Which of a person's shops are on the market, the newest first. */
export const readOwnOnMarket = (
  db: Queries,
  sellerId: string,
  max: number,
): Promise<readonly Pick<ShopRow, 'id' | 'status'>[]> =>
  db.query(
    `SELECT id, status FROM shops WHERE seller_id = $1 AND status = ANY($2::text[]) ORDER BY published_at DESC, id DESC LIMIT $3::int`,
    [sellerId, ON_MARKET, max],
  )

/** What a seller shows, or paused and could show again; in the order in which shops are locked. */
export const shownOrPaused = async (db: Queries, sellerId: string): Promise<readonly ShopId[]> =>
  (
    await db.query<{ id: ShopId }>(
      `SELECT s.id FROM shops s LEFT JOIN sales m ON m.shop_id = s.id
       WHERE s.seller_id = $1 AND (s.status = 'on-sale' OR (s.status = 'withdrawn' AND m.is_paused)) ORDER BY s.id`,
      [sellerId],
    )
  ).map(({ id }) => id)

const ON_MARKET = (Object.keys(LISTING_STATUSES) as readonly ListingStatus[]).filter(isOwnOnMarket)

/** How many people looked at each, kept it, offered for it, ordered it. */
export async function countFigures(db: Queries, ids: readonly string[]): Promise<(id: string) => SaleCounts> {
  const rows = await db.query<SaleCounts & { readonly id: string }>(
    `SELECT s.id, coalesce((SELECT v.view_count FROM shop_views v WHERE v.shop_id = s.id), 0) AS views,
       (SELECT count(*)::int8 FROM favourites f WHERE f.shop_id = s.id) AS favourites,
       (SELECT count(*)::int8 FROM price_offers p WHERE p.shop_id = s.id) AS offers,
       (SELECT count(*)::int8 FROM orders o WHERE o.shop_id = s.id) AS orders
     FROM unnest($1::text[]) AS s (id)`,
    [ids],
  )
  const found = new Map(rows.map(({ id, ...counts }) => [id, counts]))
  return (id) => found.get(id) ?? { views: 0, favourites: 0, offers: 0, orders: 0 }
}

/** The same of one shop, day by day, the last of them today. */
export async function readSaleDays(db: Queries, id: string, nowMs: number): Promise<readonly SaleDay[]> {
  const dayOf = (at: number) => chineseTime(at, 'YYYY-MM-DD')
  const days = Array.from({ length: SALE_DAYS }, (_, number) => dayOf(nowMs - (SALE_DAYS - 1 - number) * DAY_MS))
  const since = nowMs - SALE_DAYS * DAY_MS
  const viewed = await db.query<{ day: string; count: number }>(
    'SELECT day, view_count AS count FROM shop_view_days WHERE shop_id = $1 AND day >= $2',
    [id, days[0] ?? ''],
  )
  const views = new Map(viewed.map(({ day, count }) => [day, count]))
  const timesOf = async (sql: string): Promise<ReadonlyMap<string, number>> => {
    const counts = new Map<string, number>()
    for (const { at } of await db.query<{ at: number }>(sql, [id, since]))
      counts.set(dayOf(at), (counts.get(dayOf(at)) ?? 0) + 1)
    return counts
  }
  const favourites = await timesOf('SELECT kept_at AS at FROM favourites WHERE shop_id = $1 AND kept_at > $2')
  const offers = await timesOf('SELECT made_at AS at FROM price_offers WHERE shop_id = $1 AND made_at > $2')
  const orders = await timesOf('SELECT placed_at AS at FROM orders WHERE shop_id = $1 AND placed_at > $2')
  return days.map((day) => ({
    day,
    views: views.get(day) ?? 0,
    favourites: favourites.get(day) ?? 0,
    offers: offers.get(day) ?? 0,
    orders: orders.get(day) ?? 0,
  }))
}
