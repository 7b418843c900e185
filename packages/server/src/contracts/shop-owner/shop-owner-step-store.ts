import { isMobile, typedMobile } from '@diandu/core/input'
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

interface ShopAndOwner {
  readonly shopId: string
  readonly title: string
  readonly sellerId: string
  readonly sellerName: string
  readonly set: { readonly at: number; readonly by: string; readonly why: string } | null
}

const MAX_SHOPS = 100

/** By the number of a shop or an order, or its seller's name, mobile or id; of no text, those in another's name. */
export const findShopsWithOwners = async (db: Queries, text: string): Promise<readonly ShopAndOwner[]> => {
  const mobile = typedMobile(text)
  return db.query<ShopAndOwner>(
    `SELECT s.id AS shop_id, s.title, s.seller_id, coalesce(u.username, '?') AS seller_name,
            CASE WHEN t.id IS NULL THEN NULL ELSE jsonb_build_object('at', t.at, 'by', t.said_by, 'why', t.why) END AS set
     FROM shops s LEFT JOIN users u ON u.id = s.seller_id LEFT JOIN shop_owners o ON o.shop_id = s.id
     LEFT JOIN shop_owner_steps t
       ON t.id = (SELECT max(id) FROM shop_owner_steps WHERE shop_id = o.shop_id AND what = 'set')
     WHERE s.id IN (
       SELECT shop_id FROM shop_owners WHERE $1 = ''
       UNION SELECT $1
       UNION SELECT shop_id FROM orders WHERE number = $1 OR id = $1
       UNION SELECT id FROM shops WHERE seller_id IN
         (SELECT id FROM users WHERE id = $1 OR username_key = $2 OR mobile = $3))
     ORDER BY t.id DESC NULLS LAST, s.published_at DESC, s.id DESC LIMIT ${MAX_SHOPS}`,
    [text, text.normalize('NFKC').toLowerCase(), isMobile(mobile) ? mobile : ''],
  )
}
