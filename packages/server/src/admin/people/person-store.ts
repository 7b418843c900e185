import { VERIFICATION_STATUSES } from '@diandu/core/account'
import type { FoundOrder, FoundPerson } from '@diandu/core/admin'
import { maskMobile } from '@diandu/core/format'
import { isMobile, typedMobile } from '@diandu/core/input'
import { ORDER_CODES } from '@diandu/core/orders'
import { plainReference } from '@diandu/core/wallet'
import { insertRow, storedStatus, type Queries, type Transaction } from '../../database/index.ts'
import { shownStatus } from '../../order-status-sql/index.ts'

interface PersonRow extends Omit<FoundPerson, 'verification'> {
  readonly verification: number | null
}

const MAX_FOUND = 20

/** A shop's number with or without its signs, in any letter case; by this text it has an index. */
const SHOP_NUMBER = "regexp_replace(lower(id), '[^a-z0-9]', '', 'g')"
const shopNumber = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const PERSON = `SELECT u.id AS user_id, u.username, coalesce(u.mobile, '') AS mobile, u.created_at AS registered_at,
    CASE WHEN EXISTS (SELECT 1 FROM account_merges m WHERE m.user_id = u.id) THEN 'merged' WHEN u.closed_at IS NOT NULL THEN 'closed' WHEN u.blocked_at IS NOT NULL THEN 'suspended' ELSE 'open' END AS standing,
    (SELECT v.status FROM verifications v WHERE v.user_id = u.id ORDER BY v.place DESC LIMIT 1) AS verification
  FROM users u`

const toPerson = ({ verification, mobile, ...row }: PersonRow): FoundPerson => ({
  ...row,
  mobile: maskMobile(mobile),
  verification: verification === null ? null : storedStatus(VERIFICATION_STATUSES, verification),
})

/** The parties of these orders, the seller of a shop, the payer of a receipt, or by mobile or beginning of a name. */
export async function findPeople(
  db: Queries,
  text: string,
  orderIds: readonly string[],
): Promise<readonly FoundPerson[]> {
  const mobile = typedMobile(text)
  const rows = isMobile(mobile)
    ? await db.query<PersonRow>(
        `${PERSON} WHERE u.id IN
             (SELECT id FROM users WHERE mobile = $1 UNION SELECT user_id FROM account_merges WHERE mobile = $1)`,
        [mobile],
      )
    : await db.query<PersonRow>(
        `${PERSON} WHERE u.id IN (
             SELECT id FROM users WHERE starts_with(username_key, $1)
             UNION SELECT $2
             UNION SELECT seller_id FROM shops WHERE ${SHOP_NUMBER} = $4
             UNION SELECT buyer_id FROM orders WHERE id = ANY($3::text[])
             UNION SELECT seller_id FROM orders WHERE id = ANY($3::text[])
             UNION SELECT user_id FROM recharges WHERE id = $2
             UNION SELECT user_id FROM recharges WHERE bank_reference IN ($2, $5)
             UNION SELECT user_id FROM invoices WHERE id = $2
             UNION SELECT user_id FROM withdrawals WHERE id = $2)
         ORDER BY u.username_key LIMIT ${MAX_FOUND}`,
        [text.normalize('NFKC').toLowerCase(), text, orderIds, shopNumber(text), plainReference(text)],
      )
  return rows.map(toPerson)
}

interface OrderRow extends Omit<FoundOrder, 'status'> {
  readonly status: number
}

/** By number or id, by the number of the contract, by the shop, or by the receipt or the recharge that paid. */
export async function findOrders(db: Queries, text: string, nowMs: number): Promise<readonly FoundOrder[]> {
  const rows = await db.query<OrderRow>(
    // One look into an index for each: with OR, every order would be read, as it would by the collation of shops.
    `SELECT o.id, o.number, o.shop_title, ${shownStatus('o', '$2')} AS status, o.placed_at FROM orders o
     WHERE o.id IN (
       SELECT $1
       UNION SELECT id FROM orders WHERE number IN ($1, upper($1))
       UNION SELECT id FROM orders WHERE shop_id = ANY(ARRAY(SELECT id FROM shops WHERE ${SHOP_NUMBER} = $3) COLLATE "default")
       UNION SELECT order_id FROM contracts WHERE number IN ($1, upper($1))
       UNION SELECT order_id FROM recharges WHERE id = $1
       UNION SELECT order_id FROM recharges WHERE bank_reference IN ($1, $4))
     ORDER BY o.placed_at DESC, o.id DESC LIMIT ${MAX_FOUND}`,
    [text, nowMs, shopNumber(text), plainReference(text)],
  )
  return rows.map((row) => ({ ...row, status: storedStatus(ORDER_CODES, row.status) }))
}

export async function findPerson(db: Queries, id: string): Promise<FoundPerson | undefined> {
  const [row] = await db.query<PersonRow>(`${PERSON} WHERE u.id = $1`, [id])
  return row && toPerson(row)
}

/** Empty where none is bound; undefined where there is no such user. */
export async function wholeMobile(db: Queries, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ mobile: string }>("SELECT coalesce(mobile, '') AS mobile FROM users WHERE id = $1", [
    id,
  ])
  return row?.mobile
}

export async function insertNote(
  tx: Transaction,
  note: { readonly userId: string; readonly staffId: string; readonly at: number; readonly words: string },
): Promise<void> {
  await insertRow(tx, 'person_notes', note)
}

/** The newest first. */
export const readNotes = (
  db: Queries,
  userId: string,
  max: number,
): Promise<readonly { readonly at: number; readonly staffName: string; readonly words: string }[]> =>
  db.query(
    `SELECT n.at, coalesce(s.name, n.staff_id) AS staff_name, n.words
     FROM person_notes n LEFT JOIN staff s ON s.id = n.staff_id WHERE n.user_id = $1 ORDER BY n.place DESC LIMIT $2`,
    [userId, max],
  )
