import { PASSKEY_QUESTION_MS, type StaffPasskey } from '@diandu/core/admin'
import { insertIfAbsent, insertRow, type Queries } from '../database/index.ts'

export interface StoredPasskey extends StaffPasskey {
  readonly staffId: string
  readonly publicKey: Uint8Array<ArrayBuffer>
  readonly counter: number
  readonly transports: readonly string[]
}

type Purpose = 'login' | 'proof' | 'register'

interface Challenge {
  readonly challenge: string
  readonly purpose: Purpose
  readonly staffId: string | null
}

const COLUMNS = 'id, staff_id, name, public_key, counter, transports, added_at, used_at'

interface PasskeyRow extends Omit<StoredPasskey, 'publicKey'> {
  readonly publicKey: string
}

const passkeyOf = ({ publicKey, ...row }: PasskeyRow): StoredPasskey => ({
  ...row,
  publicKey: new Uint8Array(Buffer.from(publicKey, 'base64')),
})

/** The oldest first. */
export const passkeysOf = async (db: Queries, staffId: string): Promise<readonly StoredPasskey[]> =>
  (
    await db.query<PasskeyRow>(`SELECT ${COLUMNS} FROM staff_passkeys WHERE staff_id = $1 ORDER BY added_at, id`, [
      staffId,
    ])
  ).map(passkeyOf)

export const findPasskey = async (db: Queries, id: string): Promise<StoredPasskey | undefined> =>
  (await db.query<PasskeyRow>(`SELECT ${COLUMNS} FROM staff_passkeys WHERE id = $1`, [id])).map(passkeyOf)[0]

/** False where it is an account's already. */
export const insertPasskey = (db: Queries, { transports, publicKey, ...passkey }: StoredPasskey): Promise<boolean> =>
  insertIfAbsent(db, 'staff_passkeys', {
    ...passkey,
    publicKey: Buffer.from(publicKey).toString('base64'),
    transports: JSON.stringify(transports),
  })

/** Whether its counter went up, or the device counts nothing: of two answers with one count, one is taken. */
export const notePasskeyUse = async (db: Queries, id: string, counter: number, nowMs: number): Promise<boolean> =>
  (await db.change(
    'UPDATE staff_passkeys SET counter = $2, used_at = $3 WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0))',
    [id, counter, nowMs],
  )) > 0

export const deletePasskey = async (db: Queries, staffId: string, id: string): Promise<boolean> =>
  (await db.change('DELETE FROM staff_passkeys WHERE id = $1 AND staff_id = $2', [id, staffId])) > 0

export async function insertChallenge(db: Queries, challenge: Challenge, nowMs: number): Promise<void> {
  await insertRow(db, 'staff_challenges', { ...challenge, askedAt: nowMs })
}

/** Whether it was asked of this account, or of any that logs in, within the time; it is asked no longer. */
export const takeChallenge = async (
  db: Queries,
  { challenge, purpose, staffId }: Challenge,
  nowMs: number,
): Promise<boolean> =>
  (await db.change(
    `DELETE FROM staff_challenges
     WHERE challenge = $1 AND purpose = $2 AND staff_id IS NOT DISTINCT FROM $3 AND asked_at > $4`,
    [challenge, purpose, staffId, nowMs - PASSKEY_QUESTION_MS],
  )) > 0

export const sweepChallenges = (db: Queries, nowMs: number): Promise<number> =>
  db.change('DELETE FROM staff_challenges WHERE asked_at <= $1', [nowMs - PASSKEY_QUESTION_MS])
