import { filteredShop, glanceOf, isInspectedBy, type Shop } from '@diandu/core/catalog'
import type { Queries } from '../database/index.ts'
import { FACET_COLUMNS, facetRecord } from './listing/facet-columns.ts'
import { facetTokens } from './search/facet-tokens.ts'
import { qualityScore } from './quality-score.ts'
import { textGrams } from './search/search-grams.ts'

/** A shop as it is put on the market: who shows it, and everything but what the platform itself knows. */
export interface NewShop extends Omit<Shop, 'sellerName' | 'viewCount' | 'glance'> {
  readonly sellerId: string
  /** Looks that were counted elsewhere; none for a new one. */
  readonly viewCount?: number
}

/** Puts shops on the market, many with one statement. */
export async function putShops(db: Queries, shops: readonly NewShop[]): Promise<void> {
  if (shops.length === 0) return
  await db.change(PUT_SHOPS, [JSON.stringify(shops.map(shopRecord))])
  await db.change(PUT_DETAILS, [JSON.stringify(shops.map(detailRecord))])
  const viewed = shops.filter(({ viewCount = 0 }) => viewCount > 0)
  if (viewed.length > 0)
    await db.change(PUT_VIEWS, [viewed.map(({ id }) => id), viewed.map(({ viewCount = 0 }) => viewCount)])
}

/** A shop says something else, or is elsewhere, from now on; how often it was viewed stays. */
export async function rewriteShop(db: Queries, shop: NewShop): Promise<void> {
  await db.change(REWRITE_SHOP, [JSON.stringify(shopRecord(shop))])
  await db.change(
    `UPDATE shop_details SET (description, figures, photos, glance) =
       (SELECT description, figures, photos, glance FROM json_to_record($2::json) AS given (${DETAILS}))
     WHERE shop_id = $1`,
    [shop.id, JSON.stringify(detailRecord(shop))],
  )
}

const OWN_COLUMNS = {
  id: 'text',
  seller_id: 'text',
  status: 'text',
  title: 'text',
  price_fen: 'bigint',
  other_fees_fen: 'bigint',
  rating_hundredths: 'integer',
  level: 'text',
  is_inspected: 'boolean',
  published_at: 'bigint',
  score: 'integer',
  monthly_turnover_fen: 'bigint',
  opened_day: 'integer',
  violation_points: 'integer',
  tokens: 'text[]',
} as const

const COLUMNS = { ...OWN_COLUMNS, ...FACET_COLUMNS }

const shopRecord = (shop: NewShop) => ({ ...ownRecord(shop), ...facetRecord(shop) })

function ownRecord(shop: NewShop): Readonly<Record<keyof typeof OWN_COLUMNS, unknown>> {
  const { turnoverFen, openedDay, points } = filteredShop(shop)
  // No shop is shown as inspected without stored evidence for each figure.
  const isInspected = shop.isInspected && isInspectedBy(shop.figures)
  return {
    id: shop.id,
    seller_id: shop.sellerId,
    status: shop.status,
    title: shop.title,
    price_fen: shop.priceFen,
    other_fees_fen: shop.figures.otherFeesFen.value,
    rating_hundredths: Math.round(shop.rating * 100),
    level: shop.level,
    is_inspected: isInspected,
    published_at: shop.publishedAt,
    score: qualityScore({ ...shop, isInspected }),
    monthly_turnover_fen: turnoverFen,
    opened_day: openedDay,
    violation_points: points,
    tokens: [...facetTokens(shop), ...textGrams(fullTitleOf(shop))],
  }
}

/** The platform's word for a shop is searched for (皇冠); its figure (体验分 87) would be found by a search for a number. */
const fullTitleOf = ({ title, level }: NewShop): string => (/\d/.test(level) ? title : `${title} ${level}`)

function detailRecord(shop: NewShop) {
  const { id, description, figures, photos } = shop
  const { words: _words, ...glance } = glanceOf(shop)
  return { shop_id: id, description, figures, photos, glance }
}

const names = Object.keys(COLUMNS).join(', ')
const typed = Object.entries(COLUMNS)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ')

const PUT_SHOPS = `INSERT INTO shops (${names}) SELECT ${names} FROM json_to_recordset($1::json) AS given (${typed})`
const DETAILS = 'shop_id text, description text, figures jsonb, photos jsonb, glance jsonb'
const PUT_DETAILS = `INSERT INTO shop_details (shop_id, description, figures, photos, glance)
  SELECT shop_id, description, figures, photos, glance FROM json_to_recordset($1::json) AS given (${DETAILS})`
const PUT_VIEWS = 'INSERT INTO shop_views (shop_id, view_count) SELECT * FROM unnest($1::text[], $2::bigint[])'
const CHANGING = Object.keys(COLUMNS)
  .filter((name) => name !== 'id')
  .join(', ')

const REWRITE_SHOP = `UPDATE shops SET (${CHANGING}) = (SELECT ${CHANGING} FROM json_to_record($1::json) AS given (${typed}))
  WHERE id = ($1::json ->> 'id')`
