import { fail, ok, refused, type Failure, type Random, type Result } from '@diandu/core/kernel'
import { RESEND_AFTER_SECONDS, resendSecondsLeft, type CodePurpose, type CodeSent } from '@diandu/core/session'
import type { Database, Transaction } from '../database/index.ts'
import type { Sms } from '../outside/index.ts'
import { CODE_VALID_MS, deleteCode, insertCode, lastSentAt, type NewCode } from './code-store.ts'
import { findUserByMobile, idFrom } from './user-store.ts'

const DAY_MS = 24 * 3_600_000
const MOST_A_DAY = 10

export interface SendCodeParts {
  readonly db: Database
  readonly random: Random
  readonly sms: Sms
  readonly nowMs: number
}

/**
 * Sends a code. Whether the mobile has an account changes what its owner reads and nothing that the asker can see: not the answer,
 * not how often one may ask.
 */
export async function sendCode(mobile: string, purpose: CodePurpose, { db, random, sms, nowMs }: SendCodeParts): Promise<Result<CodeSent>> {
  const code = String(random.below(1_000_000)).padStart(6, '0')
  const kept = { id: idFrom(random.token()), mobile, purpose, code }
  const hasAccount = (await findUserByMobile(db, mobile)) !== undefined
  // A code that nobody is told is kept all the same: guesses at it are counted and answered like any others.
  const refusal = await db.transaction((tx) => keepCode(tx, kept, nowMs))
  if (refusal !== null) return fail(refusal)
  const note = noteFor(purpose, hasAccount)
  const sent = await sms.sendCode({ mobile, code, purpose, validMs: CODE_VALID_MS, ...(note === null ? {} : { note }) })
  if (sent.ok) return ok({ retryAfterMs: RESEND_AFTER_SECONDS * 1000 })
  await deleteCode(db, kept.id)
  return fail({ kind: 'refused', message: '短信暂时无法发送，请稍后再试' })
}

function noteFor(purpose: CodePurpose, hasAccount: boolean): 'has-account' | 'no-account' | null {
  if (purpose === 'register' && hasAccount) return 'has-account'
  return purpose === 'login' && !hasAccount ? 'no-account' : null
}

async function keepCode(tx: Transaction, code: NewCode, nowMs: number): Promise<Failure | null> {
  if (!(await takeQuota(tx, code.mobile, nowMs))) return refused('code-too-soon', '今天获取验证码的次数已用完，请明天再试', 'mobile')
  const waitSeconds = resendSecondsLeft(await lastSentAt(tx, code.mobile, code.purpose), nowMs)
  if (waitSeconds > 0) return refused('code-too-soon', `请 ${waitSeconds} 秒后再获取验证码`, 'mobile')
  await tx.change('UPDATE code_quotas SET sent = sent + 1 WHERE mobile = $1', [code.mobile])
  await insertCode(tx, code, nowMs)
  return null
}

/** Holds the mobile's row until the transaction ends, so that two who ask at once are counted one after the other. */
async function takeQuota(tx: Transaction, mobile: string, nowMs: number): Promise<boolean> {
  const [quota] = await tx.query<{ sent: number }>(
    `INSERT INTO code_quotas AS known (mobile, day_begun_at, sent) VALUES ($1, $2::int8, 0)
     ON CONFLICT (mobile) DO UPDATE SET
       sent = CASE WHEN known.day_begun_at <= $2::int8 - $3::int8 THEN 0 ELSE known.sent END,
       day_begun_at = CASE WHEN known.day_begun_at <= $2::int8 - $3::int8 THEN $2::int8 ELSE known.day_begun_at END
     RETURNING sent`,
    [mobile, nowMs, DAY_MS],
  )
  return quota !== undefined && quota.sent < MOST_A_DAY
}
