import { insertRow, type Queries } from '../../database/index.ts'

export interface OwnerStep {
  readonly shopId: string
  readonly what: 'set' | 'cleared' | 'read'
  readonly by: string
  readonly why: string
  readonly at: number
}

export interface OwnerOnRecord extends OwnerStep {
  readonly title: string
}

export async function addOwnerStep(db: Queries, { shopId, what, by, why, at }: OwnerStep): Promise<void> {
  await insertRow(db, 'shop_owner_steps', { shopId, what, saidBy: by, why, at })
}

export const listOwnerSteps = (db: Queries, shopId: string): Promise<readonly OwnerStep[]> =>
  db.query<OwnerStep>(
    'SELECT shop_id, what, said_by AS by, why, at FROM shop_owner_steps WHERE shop_id = $1 ORDER BY id',
    [shopId],
  )

/** Shops registered to another owner than their seller, the latest entry first. */
export const listOwnersOnRecord = (db: Queries, max: number): Promise<readonly OwnerOnRecord[]> =>
  db.query<OwnerOnRecord>(
    `SELECT s.shop_id, shops.title, s.what, s.said_by AS by, s.why, s.at
     FROM shop_owners o JOIN shops ON shops.id = o.shop_id
     JOIN shop_owner_steps s ON s.id = (SELECT max(id) FROM shop_owner_steps WHERE shop_id = o.shop_id AND what = 'set')
     ORDER BY s.id DESC LIMIT $1`,
    [max],
  )
