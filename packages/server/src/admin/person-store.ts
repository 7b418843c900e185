import type { FoundPerson } from '@diandu/core/admin'
import { maskMobile } from '@diandu/core/format'
import { isMobile, typedMobile } from '@diandu/core/input'
import type { Queries } from '../database/index.ts'

interface Row extends Omit<FoundPerson, 'verification'> {
  readonly verification: string | null
}

const MAX_FOUND = 20

const COLUMNS = `SELECT u.id AS user_id, u.username, coalesce(u.mobile, '') AS mobile, u.created_at AS registered_at,
    (SELECT v.status::text FROM verifications v WHERE v.user_id = u.id ORDER BY v.place DESC LIMIT 1) AS verification
  FROM users u`

/** By a whole mobile, the beginning of a name, or the number or id of an order or of a shop. */
export async function findPeople(db: Queries, text: string): Promise<readonly FoundPerson[]> {
  const mobile = typedMobile(text)
  const rows = isMobile(mobile)
    ? await db.query<Row>(`${COLUMNS} WHERE u.mobile = $1`, [mobile])
    : await db.query<Row>(
        `${COLUMNS} WHERE starts_with(u.username_key, $1) OR u.id = $2
           OR u.id IN (SELECT s.seller_id FROM shops s WHERE s.id = $2)
           OR u.id IN (SELECT o.buyer_id FROM orders o WHERE o.id = $2 OR o.number = $2)
         ORDER BY u.username_key LIMIT ${MAX_FOUND}`,
        [text.trim().normalize('NFKC').toLowerCase(), text.trim()],
      )
  return rows.map((row) => ({ ...row, mobile: maskMobile(row.mobile), verification: row.verification ?? '' }))
}
