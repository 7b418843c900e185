import type {
  BuyerRequest,
  OpenRequestFilter,
  RequestCriteria,
  RequestId,
  RequestState,
} from '@diandu/core/buyer-requests'
import type { Industry, PlatformId, Province, ShopKind, TrademarkState } from '@diandu/core/catalog'
import { insertRow, type Queries, type Transaction } from '../database/index.ts'
import { MEETS } from './meets.ts'
import { announceQueue } from '../queue-changes/index.ts'

interface RequestRow {
  readonly id: RequestId
  readonly place: number
  readonly userId: string
  readonly platform: PlatformId | null
  readonly kind: ShopKind | null
  readonly industry: Industry | null
  readonly minPriceFen: number | null
  readonly maxPriceFen: number | null
  readonly province: Province | null
  readonly trademark: TrademarkState | null
  readonly content: string
  readonly state: RequestState
  readonly publishedAt: number
  readonly validUntil: number
  readonly refusedFor: string | null
}

/** A request with its place in the order of all. */
export interface StoredRequest extends BuyerRequest {
  readonly place: number
}

const MATCHED =
  'r.id, r.user_id, r.platform, r.kind, r.industry, r.min_price_fen, r.max_price_fen, r.province, r.trademark'
const COLUMNS = `${MATCHED}, r.place, r.content, r.state, r.published_at, r.valid_until, r.refused_for`

/** Requests that the rest of a statement chooses: `WHERE r.id = $1`. */
export async function selectRequests(
  db: Queries,
  rest: string,
  parameters: Parameters<Queries['query']>[1],
): Promise<readonly StoredRequest[]> {
  return (await db.query<RequestRow>(`SELECT ${COLUMNS} FROM buyer_requests AS r ${rest}`, parameters)).map(toRequest)
}

/** Current requests that may fit the shop; a thousand of them are read at a time. */
export async function readCandidates(
  db: Queries,
  shopId: string,
  nowMs: number,
): Promise<readonly Pick<BuyerRequest, 'id' | 'buyerId' | 'criteria'>[]> {
  const rows = await db.query<Omit<RequestRow, 'place'>>(
    `SELECT ${MATCHED} FROM buyer_requests r JOIN shops s ON s.id = $1
     WHERE r.state IN ('open', 'under-review') AND r.valid_until >= $2::bigint AND ${MEETS}`,
    [shopId, nowMs],
  )
  return rows.map((row) => ({ id: row.id, buyerId: row.userId, criteria: criteriaOf(row) }))
}

export const findRequest = async (
  db: Queries,
  id: RequestId,
  lock: '' | 'FOR UPDATE' | 'FOR SHARE' = '',
): Promise<StoredRequest | undefined> => (await selectRequests(db, `WHERE r.id = $1 ${lock}`, [id]))[0]

export async function insertRequest(tx: Transaction, request: BuyerRequest): Promise<void> {
  const { id, buyerId, criteria, content, state, publishedAt, until, refusedFor } = request
  const { platform, kind, industry, minPriceFen, maxPriceFen, province, trademark } = criteria
  announceQueue(tx, 'requests', id)
  await insertRow(tx, 'buyer_requests', {
    id,
    userId: buyerId,
    platform: platform ?? null,
    kind: kind ?? null,
    industry: industry ?? null,
    minPriceFen: minPriceFen ?? null,
    maxPriceFen: maxPriceFen ?? null,
    province: province ?? null,
    trademark: trademark ?? null,
    content,
    state,
    publishedAt,
    validUntil: until,
    refusedFor,
  })
}

/** Writes what core has decided of a request that is locked. */
export async function writeRequest(tx: Transaction, to: BuyerRequest, reviewedBy: string | null = null): Promise<void> {
  announceQueue(tx, 'requests', to.id)
  await tx.change(
    `UPDATE buyer_requests SET state = $2, valid_until = $3, refused_for = $4, reviewed_by = coalesce($5::text, reviewed_by)
     WHERE id = $1`,
    [to.id, to.state, to.until, to.refusedFor, reviewedBy],
  )
}

export interface RequestCounts {
  readonly openCount: number
  readonly countWithinDay: number
}

export async function countRequestsOf(
  db: Queries,
  userId: string,
  { sinceMs, nowMs }: { readonly sinceMs: number; readonly nowMs: number },
): Promise<RequestCounts> {
  const [row] = await db.query<RequestCounts>(
    `SELECT count(*) FILTER (WHERE state IN ('open', 'under-review') AND valid_until >= $3::bigint)::int8 AS open_count,
       count(*) FILTER (WHERE published_at > $2::bigint)::int8 AS count_within_day FROM buyer_requests WHERE user_id = $1`,
    [userId, sinceMs, nowMs],
  )
  return row ?? { openCount: 0, countWithinDay: 0 }
}

/** Core's `requestStateAt` in SQL, for many requests at once. */
export const expireRequests = (db: Queries, nowMs: number): Promise<number> =>
  db.change(
    `UPDATE buyer_requests SET state = 'expired' WHERE state IN ('open', 'under-review') AND valid_until < $1::bigint`,
    [nowMs],
  )

interface OpenRequests {
  readonly filter: OpenRequestFilter
  readonly viewerId: string | null
  readonly behind: number
  readonly max: number
  readonly nowMs: number
}

/** The newest first; none of a closed account. */
export function readOpenRequests(
  db: Queries,
  { filter, viewerId, behind, max, nowMs }: OpenRequests,
): Promise<readonly StoredRequest[]> {
  const fitting = filter.fitting
    ? `AND EXISTS (SELECT 1 FROM shops s WHERE s.seller_id = $6::text AND ${MEETS})`
    : 'AND ($6::text IS NULL OR true)'
  return selectRequests(
    db,
    `JOIN users u ON u.id = r.user_id AND u.closed_at IS NULL
     WHERE r.state = 'open' AND r.valid_until >= $1::bigint AND r.place < $2::bigint
       AND ($3::int IS NULL OR r.platform = $3::int) AND ($4::text IS NULL OR r.kind = $4::text)
       AND ($5::text IS NULL OR r.industry = $5::text) ${fitting}
     ORDER BY r.place DESC LIMIT ${max}`,
    [nowMs, behind, filter.platform ?? null, filter.kind ?? null, filter.industry ?? null, viewerId],
  )
}

export interface SeenBeside {
  readonly buyerName: string
  readonly matchCount: number
  readonly offerCount: number
  readonly waitingCount: number
  readonly fittingCount: number
}

export async function readBeside(
  db: Queries,
  ids: readonly RequestId[],
  viewerId: string | null,
): Promise<ReadonlyMap<string, SeenBeside>> {
  if (ids.length === 0) return new Map()
  const rows = await db.query<SeenBeside & { readonly id: string }>(
    `SELECT r.id, (SELECT u.username FROM users u WHERE u.id = r.user_id) AS buyer_name,
       (SELECT count(*)::int8 FROM request_matches m JOIN shops s ON s.id = m.shop_id
         WHERE m.request_id = r.id AND s.status = 'on-sale') AS match_count,
       (SELECT count(*)::int8 FROM shop_offers o WHERE o.request_id = r.id AND o.state <> 'withdrawn') AS offer_count,
       (SELECT count(*)::int8 FROM shop_offers o WHERE o.request_id = r.id AND o.state = 'waiting') AS waiting_count,
       (SELECT count(*)::int8 FROM shops s WHERE s.seller_id = $2::text AND ${MEETS}) AS fitting_count
     FROM buyer_requests r WHERE r.id = ANY($1::text[])`,
    [ids, viewerId],
  )
  return new Map(rows.map(({ id, ...beside }) => [id, beside]))
}

function toRequest(row: RequestRow): StoredRequest {
  return {
    id: row.id,
    place: row.place,
    buyerId: row.userId,
    criteria: criteriaOf(row),
    content: row.content,
    publishedAt: row.publishedAt,
    until: row.validUntil,
    state: row.state,
    refusedFor: row.refusedFor,
  }
}

function criteriaOf(row: Omit<RequestRow, 'place'>): RequestCriteria {
  const { platform, kind, industry, minPriceFen, maxPriceFen, province, trademark } = row
  return {
    ...(platform !== null && { platform }),
    ...(kind !== null && { kind }),
    ...(industry !== null && { industry }),
    ...(minPriceFen !== null && { minPriceFen }),
    ...(maxPriceFen !== null && { maxPriceFen }),
    ...(province !== null && { province }),
    ...(trademark !== null && { trademark }),
  }
}
