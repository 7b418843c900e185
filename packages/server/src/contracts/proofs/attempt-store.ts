import type { Proof, ProofField, SigningParty } from '@diandu/core/contracts'
import { DAY_MS } from '@diandu/core/kernel'
import { type DataBox, secretHash } from '../../crypto/index.ts'
import { updateRow, type Queries } from '../../database/index.ts'
import type { Visit } from '../../integrations/index.ts'

export type GivenFields = Readonly<Partial<Record<ProofField, string>>>

export interface Attempt {
  readonly proof: Proof
  readonly fields: GivenFields
  /** The visit to a page elsewhere by which it is decided. */
  readonly visit: Visit | null
  readonly hasCode: boolean
  readonly sentAt: number
}

interface AttemptRow {
  readonly proof: Proof
  readonly fields: Uint8Array
  readonly hasCode: boolean
  readonly sentAt: number
}

export const PROOF_CODE_VALID_MS = 5 * 60_000
const MAX_TRIES = 5
const MAX_A_DAY = 10

/** A party's progress with its proof. */
interface Place {
  readonly contractId: string
  readonly party: SigningParty
}

export async function findAttempt(
  db: Queries,
  box: DataBox,
  { contractId, party }: Place,
): Promise<Attempt | undefined> {
  const [row] = await db.query<AttemptRow>(
    'SELECT proof, fields, code_hash IS NOT NULL AS has_code, sent_at FROM identity_attempts WHERE contract_id = $1 AND party = $2 AND proof <> $3',
    [contractId, party, ''],
  )
  if (row === undefined) return undefined
  return {
    ...row,
    ...(JSON.parse(Buffer.from(box.open(row.fields, about(contractId, party))).toString()) as Pick<
      Attempt,
      'fields' | 'visit'
    >),
  }
}

export interface NewAttempt extends Place {
  readonly proof: Proof
  readonly fields: GivenFields
  readonly visit: Visit | null
  readonly code: string | null
}

/** Writes down what was begun, in place of what was begun before; false where too many codes were sent today. */
export async function keepAttempt(
  db: Queries,
  box: DataBox,
  { contractId, party, proof, fields, visit, code }: NewAttempt,
  nowMs: number,
): Promise<boolean> {
  const stored = await db.change(
    `INSERT INTO identity_attempts AS known (contract_id, party, proof, fields, code_hash, code_expires_at, tries, sent_at, day_begun_at, sent_today)
     VALUES ($1, $2, $3, $4, $5, $6, 0, $7::int8, $7::int8, $8::int4)
     ON CONFLICT (contract_id, party) DO UPDATE SET proof = excluded.proof, fields = excluded.fields, code_hash = excluded.code_hash,
       code_expires_at = excluded.code_expires_at, tries = 0, sent_at = CASE WHEN $8::int4 = 1 THEN excluded.sent_at ELSE known.sent_at END,
       sent_today = CASE WHEN known.day_begun_at <= $7::int8 - $9::int8 THEN $8::int4 ELSE known.sent_today + $8::int4 END,
       day_begun_at = CASE WHEN known.day_begun_at <= $7::int8 - $9::int8 THEN excluded.day_begun_at ELSE known.day_begun_at END
     WHERE $8::int4 = 0 OR known.sent_today < $10 OR known.day_begun_at <= $7::int8 - $9::int8`,
    [
      contractId,
      party,
      proof,
      box.seal(
        Buffer.from(
          JSON.stringify({
            fields,
            visit,
          }),
        ),
        about(contractId, party),
      ),
      code === null ? null : hashOf(contractId, party, code),
      code === null ? null : nowMs + PROOF_CODE_VALID_MS,
      nowMs,
      code === null ? 0 : 1,
      DAY_MS,
      MAX_A_DAY,
    ],
  )
  return stored === 1
}

/** Tries a code. Counting and checking are one statement: however many guesses arrive at once, five are checked. */
export async function tryAttemptCode(
  db: Queries,
  { contractId, party }: Place,
  code: string,
  nowMs: number,
): Promise<'right' | 'wrong' | 'spent'> {
  const [tried] = await db.query<{ isRight: boolean }>(
    `UPDATE identity_attempts SET tries = tries + 1
     WHERE contract_id = $1 AND party = $2 AND code_hash IS NOT NULL AND tries < $3 AND code_expires_at > $4
     RETURNING code_hash = $5 AS is_right`,
    [contractId, party, MAX_TRIES, nowMs, hashOf(contractId, party, code)],
  )
  if (tried === undefined) return 'spent'
  return tried.isRight ? 'right' : 'wrong'
}

/**
 * Uses what was begun up: of two at the same instant, one has it. What was given is gone; how often codes were sent
 * stays.
 */
export async function spendAttempt(db: Queries, { contractId, party }: Place, proof: Proof): Promise<boolean> {
  return updateRow(db, 'identity_attempts', {
    set: { proof: '', fields: null, codeHash: null },
    where: { contractId, party, proof },
  })
}

/** When a code was sent last. */
export async function lastSentTo(db: Queries, { contractId, party }: Place): Promise<number | undefined> {
  const [row] = await db.query<{ sentAt: number }>(
    'SELECT sent_at FROM identity_attempts WHERE contract_id = $1 AND party = $2 AND sent_today > 0',
    [contractId, party],
  )
  return row?.sentAt
}

const about = (contractId: string, party: SigningParty): string => aboutAttempt(`${contractId} ${party}`)

export const aboutAttempt = (place: string): string => `attempt ${place}`

/** Salted by what it is for; a code lives five minutes. */
const hashOf = (contractId: string, party: SigningParty, code: string): string =>
  secretHash(`${contractId} ${party} ${code}`)
