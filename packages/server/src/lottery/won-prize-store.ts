import type { Name } from '@diandu/core/kernel'
import type { PrizeAddress, PrizeKind, WonPrize, WonPrizeId } from '@diandu/core/lottery'
import type { ListPlace } from '../calls/index.ts'
import type { DataBox } from '../crypto/index.ts'
import { insertRow, type Queries, type Transaction } from '../database/index.ts'
import { announceQueue } from '../queue-changes/index.ts'

/** A prize with its winner. */
export interface PrizeOfWinner extends WonPrize {
  readonly userId: string
  readonly username: string
  /** Changes with the address. */
  readonly addressDigest: string
}

interface WonPrizeRow extends Omit<WonPrize, 'address' | 'parcel'> {
  readonly userId: string
  readonly valueFen: number
  readonly sealedAddress: Uint8Array | null
  readonly carrier: string | null
  readonly trackingNumber: string | null
  readonly sentAt: number | null
}

const COLUMNS = `id, user_id, lottery_id AS lottery, position, name, kind, value_fen, state, won_at,
  sealed_address, carrier, tracking_number, sent_at`

export const aboutPrize = (id: string): string => `prize ${id}`

export interface NewPrize {
  readonly id: string
  readonly userId: string
  readonly lottery: string
  readonly position: number
  readonly name: Name
  readonly kind: PrizeKind
  readonly valueFen: number
  readonly state: WonPrize['state']
  readonly wonAt: number
}

export async function insertPrize(tx: Transaction, prize: NewPrize): Promise<void> {
  const { userId, id, lottery, position, name, kind, valueFen, state, wonAt } = prize
  announceQueue(tx, 'prizes', id)
  await insertRow(tx, 'won_prizes', {
    userId,
    id,
    lotteryId: lottery,
    position,
    name: JSON.stringify(name),
    kind,
    valueFen,
    state,
    wonAt,
  })
}

export const prizesOf = async (
  db: Queries,
  box: DataBox,
  userId: string,
  from: ListPlace,
  max: number,
): Promise<readonly WonPrize[]> =>
  shown(
    box,
    await db.query<WonPrizeRow>(
      `SELECT ${COLUMNS} FROM won_prizes WHERE user_id = $1 AND (won_at, id) < ($2, $3) ORDER BY won_at DESC, id DESC LIMIT ${max}`,
      [userId, from.at, from.id],
    ),
  )

export const prizesWonIn = async (
  db: Queries,
  box: DataBox,
  userId: string,
  lotteryId: string,
): Promise<readonly WonPrize[]> =>
  shown(
    box,
    await db.query<WonPrizeRow>(
      `SELECT ${COLUMNS} FROM won_prizes WHERE user_id = $1 AND lottery_id = $2 ORDER BY won_at DESC, id DESC LIMIT 200`,
      [userId, lotteryId],
    ),
  )

/** A prize with its winner, for who sends it: what waits, the oldest first; or all, the newest first. */
export async function listPrizes(
  db: Queries,
  box: DataBox,
  wanted: 'open' | 'all',
  max: number,
): Promise<readonly (WonPrize & { readonly userId: string })[]> {
  const rows = await db.query<WonPrizeRow>(
    wanted === 'open'
      ? `SELECT ${COLUMNS} FROM won_prizes WHERE state IN ('address-needed', 'to-be-sent')
           AND user_id NOT IN (SELECT id AS gone_id FROM users WHERE closed_at IS NOT NULL) ORDER BY won_at, id LIMIT $1`
      : `SELECT ${COLUMNS} FROM won_prizes ORDER BY won_at DESC, id DESC LIMIT $1`,
    [max],
  )
  return rows.map((row) => ({ ...prizeOf(box, row), userId: row.userId }))
}

interface WinnerRow extends WonPrizeRow {
  readonly username: string
  readonly addressDigest: string
}

const TO_SEND = `SELECT ${COLUMNS}, username, coalesce(left(encode(sha256(sealed_address), 'hex'), 16), '') AS address_digest
  FROM won_prizes JOIN
  (SELECT id AS winner_id, username FROM users WHERE closed_at IS NULL) u ON u.winner_id = user_id`

const ofWinner = (box: DataBox, row: WinnerRow): PrizeOfWinner => ({
  ...prizeOf(box, row),
  userId: row.userId,
  username: row.username,
  addressDigest: row.addressDigest,
})

/** Prizes whose winner has chosen an address, the oldest first. */
export const prizesToSend = async (db: Queries, box: DataBox, max: number): Promise<readonly PrizeOfWinner[]> =>
  (await db.query<WinnerRow>(`${TO_SEND} WHERE state = 'to-be-sent' ORDER BY won_at, id LIMIT $1`, [max])).map((row) =>
    ofWinner(box, row),
  )

export async function findPrize(db: Queries, box: DataBox, id: string): Promise<PrizeOfWinner | undefined> {
  const [row] = await db.query<WinnerRow>(`${TO_SEND} WHERE id = $1`, [id])
  return row === undefined ? undefined : ofWinner(box, row)
}

/** The version of a prize as it is to be sent; undefined where there is none. */
export async function versionOfPrize(db: Queries, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ version: string }>(
    `SELECT state || ' ' || coalesce(left(encode(sha256(sealed_address), 'hex'), 16), '') AS version
     FROM won_prizes WHERE id = $1`,
    [id],
  )
  return row?.version
}

/** Locked until the transaction ends. Without a user, of any winner. */
export async function lockPrize(
  tx: Transaction,
  box: DataBox,
  id: string,
  userId: string | null,
): Promise<(WonPrize & { readonly userId: string }) | undefined> {
  const [row] = await tx.query<WonPrizeRow>(
    `SELECT ${COLUMNS} FROM won_prizes WHERE id = $1 AND ($2::text IS NULL OR user_id = $2) FOR UPDATE`,
    [id, userId],
  )
  return row === undefined ? undefined : { ...prizeOf(box, row), userId: row.userId }
}

export async function writePrize(
  tx: Transaction,
  box: DataBox,
  { id, state, address, parcel }: Pick<WonPrize, 'id' | 'state' | 'address' | 'parcel'>,
  by: string | null,
): Promise<void> {
  const sealed = address === null ? null : box.seal(Buffer.from(JSON.stringify(address)), aboutPrize(id))
  announceQueue(tx, 'prizes', id)
  await tx.change(
    `UPDATE won_prizes SET state = $2, sealed_address = $3, carrier = $4, tracking_number = $5, sent_at = $6, sent_by = $7
     WHERE id = $1 AND state <> 'sent'`,
    [id, state, sealed, parcel?.carrier ?? null, parcel?.trackingNumber ?? null, parcel?.sentAt ?? null, by],
  )
}

const shown = (box: DataBox, rows: readonly WonPrizeRow[]): readonly WonPrize[] => rows.map((row) => prizeOf(box, row))

function prizeOf(box: DataBox, row: WonPrizeRow): WonPrize {
  const { id, lottery, position, name, kind, state, wonAt, sealedAddress, carrier, trackingNumber, sentAt } = row
  return {
    id: id as WonPrizeId,
    lottery,
    position,
    name,
    kind,
    state,
    wonAt,
    address:
      sealedAddress === null
        ? null
        : (JSON.parse(Buffer.from(box.open(sealedAddress, aboutPrize(id))).toString()) as PrizeAddress),
    parcel: carrier === null || trackingNumber === null || sentAt === null ? null : { carrier, trackingNumber, sentAt },
  }
}
