import { giftMonth, GIFTS, type Exchange, type GiftView } from '@diandu/core/coins'
import type { ListPlace } from '../calls/index.ts'
import { insertRow, updateRow, type Queries, type Transaction } from '../database/index.ts'
import { announceQueue } from '../queue-changes/index.ts'

const COLUMNS = `id, gift_id, name, coins, taken_at AS at, status, address, tracking, note`

export const readExchanges = (
  db: Queries,
  userId: string,
  place: ListPlace,
  max: number,
): Promise<readonly Exchange[]> =>
  db.query<Exchange>(
    `SELECT ${COLUMNS} FROM coin_exchanges WHERE user_id = $1 AND (taken_at, id) < ($2::bigint, $3)
     ORDER BY taken_at DESC, id DESC LIMIT $4`,
    [userId, place.at, place.id, max],
  )

/** An exchange, and whose it is. */
export interface ParcelRecord extends Exchange {
  readonly userId: string
  readonly username: string
}

/** Gifts that are sent: those that wait, the oldest first; or all, the newest first. */
export const listParcels = (db: Queries, which: 'open' | 'all', max: number): Promise<readonly ParcelRecord[]> =>
  db.query<ParcelRecord>(
    `SELECT ${COLUMNS.replace('id,', 'e.id,')}, user_id, username FROM coin_exchanges e
     JOIN (SELECT id AS owner_id, username FROM users) u ON u.owner_id = e.user_id
     WHERE ${which === 'open' ? "status = 'to-send'" : "status <> 'given'"}
     ORDER BY taken_at ${which === 'open' ? '' : 'DESC'}, id LIMIT $1`,
    [max],
  )

export async function findParcel(db: Queries, id: string): Promise<ParcelRecord | undefined> {
  return (
    await db.query<ParcelRecord>(
      `SELECT ${COLUMNS.replace('id,', 'e.id,')}, user_id, username FROM coin_exchanges e
       JOIN (SELECT id AS owner_id, username FROM users) u ON u.owner_id = e.user_id WHERE e.id = $1`,
      [id],
    )
  )[0]
}

export async function lockParcel(
  tx: Transaction,
  id: string,
): Promise<(Exchange & { readonly userId: string; readonly month: string }) | undefined> {
  const rows = await tx.query<Exchange & { readonly userId: string; readonly month: string }>(
    `SELECT ${COLUMNS}, user_id, month FROM coin_exchanges WHERE id = $1 FOR UPDATE`,
    [id],
  )
  return rows[0]
}

export async function insertExchange(tx: Transaction, userId: string, exchange: Exchange): Promise<void> {
  const { id, giftId, name, coins, at, status, address, tracking, note } = exchange
  announceQueue(tx, 'gifts', id)
  await insertRow(tx, 'coin_exchanges', {
    id,
    userId,
    giftId,
    month: giftMonth(at),
    name: JSON.stringify(name),
    coins,
    takenAt: at,
    status,
    address: address === null ? null : JSON.stringify(address),
    tracking,
    note,
  })
}

export async function writeParcel(tx: Transaction, parcel: Exchange, by: string): Promise<void> {
  announceQueue(tx, 'gifts', parcel.id)
  await updateRow(tx, 'coin_exchanges', {
    set: { status: parcel.status, tracking: parcel.tracking, note: parcel.note, movedBy: by },
    where: { id: parcel.id },
  })
}

/** The gifts of a month, as one person sees them; a visitor has taken none. */
export async function readGifts(db: Queries, userId: string | null, nowMs: number): Promise<readonly GiftView[]> {
  const month = giftMonth(nowMs)
  const rows = await db.query<{ id: string; taken: number; own: number }>(
    `SELECT s.gift_id AS id, s.taken, (SELECT count(*) FROM coin_exchanges e
       WHERE e.user_id = $2 AND e.gift_id = s.gift_id AND e.month = s.month AND e.status <> 'returned') AS own
     FROM coin_gift_stock s WHERE s.month = $1`,
    [month, userId ?? ''],
  )
  return GIFTS.map((gift) => {
    const { taken = 0, own = 0 } = rows.find(({ id }) => id === gift.id) ?? {}
    return { ...gift, left: Math.max(0, gift.perMonth - taken), taken: own }
  })
}

/** One less for all users this month, if any is left; in one statement. */
export async function takeGift(tx: Transaction, { id, perMonth }: GiftView, month: string): Promise<boolean> {
  const changed = await tx.change(
    `INSERT INTO coin_gift_stock AS s (gift_id, month, taken) SELECT $1, $2, 1 WHERE $3::int > 0
     ON CONFLICT (gift_id, month) DO UPDATE SET taken = s.taken + 1 WHERE s.taken < $3::int`,
    [id, month, perMonth],
  )
  return changed === 1
}

export async function giveGiftBack(tx: Transaction, giftId: string, month: string): Promise<void> {
  await tx.change('UPDATE coin_gift_stock SET taken = taken - 1 WHERE gift_id = $1 AND month = $2', [giftId, month])
}
