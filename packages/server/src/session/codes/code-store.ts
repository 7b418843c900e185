import { fail, ok, refused, type Failure, type Result } from '@diandu/core/kernel'
import type { CodePurpose } from '@diandu/core/session'
import { insertRow, updateRow, type Queries } from '../../database/index.ts'
import { secretHash } from '../../crypto/index.ts'

export interface CodeGuess {
  readonly mobile: string
  readonly purpose: CodePurpose
  readonly code: string
}

export interface NewCode extends CodeGuess {
  readonly id: string
}

export const SMS_CODE_VALID_MS = 5 * 60_000
const MAX_TRIES = 5

/**
 * The id salts it. That hides a code from a glance and from a backup; a million guesses would find it, but it lives
 * five minutes.
 */
const codeHash = (id: string, code: string): string => secretHash(`${id} ${code}`)

export async function insertCode(db: Queries, { id, mobile, purpose, code }: NewCode, nowMs: number): Promise<void> {
  await insertRow(db, 'verification_codes', {
    id,
    mobile,
    purpose,
    codeHash: codeHash(id, code),
    sentAt: nowMs,
    expiresAt: nowMs + SMS_CODE_VALID_MS,
  })
}

/** Which code, and the mobile that it was sent to. */
export interface SentCode {
  readonly id: string
  readonly mobile: string
}

/** For a code that could not be sent. */
export async function deleteCode(db: Queries, { id, mobile }: SentCode): Promise<void> {
  await db.change('DELETE FROM verification_codes WHERE mobile = $2 AND id = $1', [id, mobile])
}

export async function lastSentAt(db: Queries, mobile: string, purpose: CodePurpose): Promise<number | undefined> {
  return (await findLast(db, mobile, purpose))?.sentAt
}

/**
 * Tries a code against the last one sent; answers which it is. Every try counts, right ones too, and counting and
 * checking are one statement: however many guesses arrive at once, five are checked. A right code stays good until it
 * is spent.
 */
export async function tryCode(
  db: Queries,
  { mobile, purpose, code }: CodeGuess,
  nowMs: number,
): Promise<Result<SentCode>> {
  const last = await findLast(db, mobile, purpose)
  if (last === undefined) return fail(codeWrong())
  const [tried] = await db.query<{ isRight: boolean }>(
    `UPDATE verification_codes SET tries = tries + 1
     WHERE mobile = $5 AND id = $1 AND used_at IS NULL AND tries < $2 AND expires_at > $3
     RETURNING code_hash = $4 AS is_right`,
    [last.id, MAX_TRIES, nowMs, codeHash(last.id, code), mobile],
  )
  if (tried === undefined) return fail(codeSpent())
  return tried.isRight ? ok({ id: last.id, mobile }) : fail(codeWrong())
}

/** Uses a right code up: of two at the same instant, one has it. */
export async function spendCode(db: Queries, { id, mobile }: SentCode, nowMs: number): Promise<Result<void>> {
  const spent = await updateRow(db, 'verification_codes', {
    set: { usedAt: nowMs },
    where: { mobile, id, usedAt: null },
  })
  return spent ? ok(undefined) : fail(codeSpent())
}

export const codeWrong = (): Failure => refused('code-wrong', '验证码不正确', 'code')
export const codeSpent = (): Failure => refused('code-spent', '验证码已失效，请重新获取', 'code')

interface LastCode {
  readonly id: string
  readonly sentAt: number
}

async function findLast(db: Queries, mobile: string, purpose: CodePurpose): Promise<LastCode | undefined> {
  const [last] = await db.query<LastCode>(
    'SELECT id, sent_at FROM verification_codes WHERE mobile = $1 AND purpose = $2 ORDER BY sent_at DESC, id DESC LIMIT 1',
    [mobile, purpose],
  )
  return last
}
