import type { ReceivingAccount } from '@diandu/core/wallet'
import type { Database, Queries } from '../database/index.ts'

/** Behind the house's own number: eight digits for each person. */
const PERSON_DIGITS = 8

/** The number made for a person: made when it is first asked for, and the same ever after, whatever the house's own becomes. */
export async function ownAccount(db: Database, userId: string, house: ReceivingAccount, nowMs: number): Promise<ReceivingAccount> {
  const kept = await numberOf(db, userId)
  const number = kept ?? (await db.transaction(async (tx) => {
    await tx.change('INSERT INTO own_accounts (user_id, made_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [userId, nowMs])
    await tx.change(`UPDATE own_accounts SET number = $2 || lpad(place::text, ${PERSON_DIGITS}, '0') WHERE user_id = $1 AND number IS NULL`, [userId, house.number])
    return numberOf(tx, userId)
  }))
  if (number === undefined) throw new Error('An account that was made is not there.')
  return { ...house, number, madeForUserId: userId }
}

const numberOf = async (db: Queries, userId: string): Promise<string | undefined> =>
  (await db.query<{ number: string }>('SELECT number FROM own_accounts WHERE user_id = $1', [userId]))[0]?.number

/** Whose account it is. */
export async function ownerOfAccount(db: Queries, number: string): Promise<string | undefined> {
  return (await db.query<{ userId: string }>('SELECT user_id AS "userId" FROM own_accounts WHERE number = $1', [number]))[0]?.userId
}
