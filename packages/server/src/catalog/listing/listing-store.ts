import type { ListingStatus, ShopCard, ShopId } from '@diandu/core/catalog'
import type { Reads } from '../../database/index.ts'

type Listing = Pick<ShopCard, 'platform' | 'kind' | 'industry' | 'priceFen' | 'trademark' | 'province' | 'status'> & {
  readonly sellerId: string
}

/** Regardless of who may see the shop. Locks the row until the transaction ends. */
export async function findListing(db: Reads, id: ShopId): Promise<Listing | undefined> {
  const [row] = await db.query<Listing>(
    `SELECT seller_id, platform, kind, industry, price_fen, trademark, province, status
     FROM shops WHERE id = $1 FOR SHARE`,
    [id],
  )
  return row
}

export interface ShopHeading {
  readonly title: string
  readonly priceFen: number
  readonly status: ListingStatus
}

export const findShopHeading = async (db: Reads, id: ShopId): Promise<ShopHeading | undefined> =>
  (await db.query<ShopHeading>('SELECT title, price_fen, status FROM shops WHERE id = $1', [id]))[0]

/** Whose shops these are. */
export async function sellersOf(db: Reads, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.query<{ id: string; sellerId: string }>(
    'SELECT id, seller_id FROM shops WHERE id = ANY($1::text[])',
    [ids],
  )
  return new Map(rows.map(({ id, sellerId }) => [id, sellerId]))
}
