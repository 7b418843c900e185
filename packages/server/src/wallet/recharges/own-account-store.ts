import type { ReceivingAccount } from '@diandu/core/wallet'
import { insertIfAbsent, updateRow, type Database, type Queries } from '../../database/index.ts'

/** Behind the platform's own number: eight digits for each person. */
const PERSON_DIGITS = 8

/**
 * The account made for a person behind the platform's own: made when it is first asked for, and the same for as long as
 * the platform has its bank and number. Once those change, another is made; the old one stays the person's, and is
 * never shown with the new bank.
 */
export async function ownAccount(
  db: Database,
  userId: string,
  operator: ReceivingAccount,
  nowMs: number,
): Promise<ReceivingAccount> {
  const stored =
    (await findAt(db, userId, operator)) ?? (await db.transaction((tx) => make(tx, userId, operator, nowMs)))
  if (stored === undefined) throw new Error('An account that was made is not there.')
  return { ...stored, madeForUserId: userId }
}

type AccountRecord = Omit<ReceivingAccount, 'madeForUserId'>

const findAt = async (
  db: Queries,
  userId: string,
  { bank, number }: ReceivingAccount,
): Promise<AccountRecord | undefined> =>
  (
    await db.query<AccountRecord>(
      'SELECT bank, account_name, branch, number FROM own_accounts WHERE user_id = $1 AND house_number = $2 AND bank = $3 AND number IS NOT NULL',
      [userId, number, bank],
    )
  )[0]

async function make(
  tx: Queries,
  userId: string,
  operator: ReceivingAccount,
  nowMs: number,
): Promise<AccountRecord | undefined> {
  const { bank, accountName, branch, number } = operator
  const account = { bank, accountName, branch }
  // One from before the bank was kept is behind this number, and so at this bank.
  await updateRow(tx, 'own_accounts', { set: account, where: { userId, houseNumber: number, bank: null } })
  await insertIfAbsent(tx, 'own_accounts', { userId, houseNumber: number, ...account, madeAt: nowMs }, [
    'userId',
    'houseNumber',
    'bank',
  ])
  await tx.change(
    `UPDATE own_accounts SET number = $2 || lpad(place::text, ${PERSON_DIGITS}, '0') WHERE user_id = $1 AND house_number = $2 AND number IS NULL`,
    [userId, number],
  )
  return findAt(tx, userId, operator)
}

/** Whose account it is. */
export async function ownerOfAccount(db: Queries, number: string): Promise<string | undefined> {
  return (await db.query<{ userId: string }>('SELECT user_id FROM own_accounts WHERE number = $1', [number]))[0]?.userId
}
