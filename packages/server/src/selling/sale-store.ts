import type { ShopId } from '@diandu/core/catalog'
import { NEW_SALE, type Removal, type SaleRecord, type SaleStep, type SellField } from '@diandu/core/selling'
import { insertRow, upsertRow, type Queries, type Transaction } from '../database/index.ts'

interface SaleRow {
  readonly shopId: string
  readonly revision: number
  readonly isPaused: boolean
  readonly wantedField: SellField | null
  readonly wantedWords: string | null
  readonly refusedFor: string | null
  readonly contactName: string | null
  readonly contactMobile: string | null
  readonly marked: readonly SellField[]
  readonly publicPriceFen: number | null
  readonly removedAt: number | null
  readonly removedReason: Removal['reason'] | null
}

const COLUMNS = `shop_id, revision, is_paused, wanted_field, wanted_words, refused_for, contact_name, contact_mobile, marked,
  public_price_fen, removed_at, removed_reason`

function toRecord(row: SaleRow): SaleRecord {
  const {
    revision,
    isPaused,
    wantedField,
    wantedWords,
    refusedFor,
    contactName,
    contactMobile,
    marked,
    publicPriceFen,
    removedAt,
    removedReason,
  } = row
  return {
    revision,
    isPaused,
    wanted: wantedField === null || wantedWords === null ? null : { field: wantedField, words: wantedWords },
    refusedFor,
    contact: contactName === null || contactMobile === null ? null : { name: contactName, mobile: contactMobile },
    marked,
    publicPriceFen,
    removed: removedAt === null || removedReason === null ? null : { reason: removedReason, at: removedAt },
  }
}

export async function findSales(db: Queries, ids: readonly string[]): Promise<(id: string) => SaleRecord> {
  const rows = await db.query<SaleRow>(`SELECT ${COLUMNS} FROM sales WHERE shop_id = ANY($1::text[])`, [ids])
  const found = new Map(rows.map((row) => [row.shopId, toRecord(row)]))
  return (id) => found.get(id) ?? NEW_SALE
}

export async function putSale(tx: Transaction, id: ShopId, record: SaleRecord): Promise<void> {
  const { revision, isPaused, wanted, refusedFor, contact, marked, publicPriceFen, removed } = record
  await upsertRow(tx, 'sales', {
    key: { shopId: id },
    set: {
      revision,
      isPaused,
      wantedField: wanted?.field ?? null,
      wantedWords: wanted?.words ?? null,
      refusedFor,
      contactName: contact?.name ?? null,
      contactMobile: contact?.mobile ?? null,
      marked: JSON.stringify(marked),
      publicPriceFen,
      removedAt: removed?.at ?? null,
      removedReason: removed?.reason ?? null,
    },
  })
}

export interface StoredStep extends SaleStep {
  readonly reviewedBy: string | null
}

/** A step, with the revision that it made. */
export async function putSaleStep(
  tx: Transaction,
  { id, sellerId, revision }: { readonly id: ShopId; readonly sellerId: string; readonly revision: number },
  { at, event, words, reviewedBy }: StoredStep,
): Promise<void> {
  await insertRow(tx, 'sale_steps', { shopId: id, revision, sellerId, at, event, words, reviewedBy })
}

/** The last one first. */
export const readSaleSteps = (db: Queries, id: string): Promise<readonly StoredStep[]> =>
  db.query<StoredStep>(
    `SELECT at, event, words, reviewed_by FROM sale_steps WHERE shop_id = $1 ORDER BY revision DESC LIMIT 100`,
    [id],
  )

export async function countPriceChanges(db: Queries, id: string, sinceMs: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `SELECT count(*)::int8 AS count FROM sale_steps WHERE shop_id = $1 AND event = 'price-changed' AND at > $2`,
    [id, sinceMs],
  )
  return row?.count ?? 0
}

/** How many of a person's shops wait for a review, and how many they handed in since. */
export async function countSubmissions(
  db: Queries,
  sellerId: string,
  sinceMs: number,
): Promise<{ readonly underReview: number; readonly withinDay: number }> {
  const [row] = await db.query<{ underReview: number; withinDay: number }>(
    `SELECT (SELECT count(*)::int8 FROM shops WHERE seller_id = $1 AND status = 'under-review') AS under_review,
       (SELECT count(*)::int8 FROM sale_steps WHERE seller_id = $1 AND event = 'submitted' AND at > $2) AS within_day`,
    [sellerId, sinceMs],
  )
  return row ?? { underReview: 0, withinDay: 0 }
}
