import type { BankCard, BankCode } from '@diandu/core/wallet'
import type { DataBox } from '../crypto/index.ts'
import { insertRow, updateRow, type Queries, type Transaction } from '../database/index.ts'

const COLUMNS = 'SELECT id, bank, holder, last_four, added_at FROM bank_cards'

export const readCards = (db: Queries, userId: string): Promise<readonly BankCard[]> =>
  db.query<BankCard>(`${COLUMNS} WHERE user_id = $1 AND removed_at IS NULL ORDER BY place`, [userId])

export async function findCard(db: Queries, userId: string, id: string): Promise<BankCard | undefined> {
  return (await db.query<BankCard>(`${COLUMNS} WHERE user_id = $1 AND id = $2 AND removed_at IS NULL`, [userId, id]))[0]
}

export interface NewCard {
  readonly id: string
  readonly userId: string
  readonly bank: BankCode
  readonly holder: string
  readonly number: string
  readonly lastFour: string
  readonly addedAt: number
}

/** The same with their numbers in full: nothing in the table tells numbers apart. */
export async function openCards(
  db: Queries,
  userId: string,
  box: DataBox,
): Promise<readonly { readonly holder: string; readonly number: string }[]> {
  const stored = await db.query<SealedNumber>(`${SEALED} WHERE user_id = $1 AND removed_at IS NULL`, [userId])
  return stored.map((card) => ({ holder: card.holder, number: opened(card, box) }))
}

export async function insertCard(
  tx: Transaction,
  { id, userId, bank, holder, number, lastFour, addedAt }: NewCard,
  box: DataBox,
): Promise<void> {
  const sealed = Buffer.from(box.seal(Buffer.from(number), aboutCard(id))).toString('base64')
  await insertRow(tx, 'bank_cards', { id, userId, bank, holder, sealedNumber: sealed, lastFour, addedAt })
}

/** The row stays for the withdrawals that went there; it is not shown again. */
export async function removeCard(db: Queries, userId: string, id: string, nowMs: number): Promise<boolean> {
  return updateRow(db, 'bank_cards', { set: { removedAt: nowMs }, where: { userId, id, removedAt: null } })
}

/** In full, for the reviewer who pays out to it; that it was read is written down. */
export async function openCardNumber(
  db: Queries,
  id: string,
  box: DataBox,
  reader: { readonly by: string; readonly at: number },
): Promise<{ readonly holder: string; readonly number: string } | undefined> {
  const [row] = await db.query<SealedNumber>(`${SEALED} WHERE id = $1`, [id])
  if (row !== undefined) await insertRow(db, 'card_readings', { cardId: id, readBy: reader.by, readAt: reader.at })
  return row && { holder: row.holder, number: opened(row, box) }
}

interface SealedNumber {
  readonly id: string
  readonly holder: string
  readonly sealed: string
}

const SEALED = 'SELECT id, holder, sealed_number AS sealed FROM bank_cards'

const opened = ({ id, sealed }: SealedNumber, box: DataBox): string =>
  Buffer.from(box.open(Buffer.from(sealed, 'base64'), aboutCard(id))).toString()

export const aboutCard = (id: string): string => `bank card ${id}`
