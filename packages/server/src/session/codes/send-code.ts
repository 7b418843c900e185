import { fail, ok, refused, type Failure, type Random, type Result } from '@diandu/core/kernel'
import { RESEND_AFTER_SECONDS, resendSecondsLeft, type CodePurpose, type CodeSent } from '@diandu/core/session'
import type { Database, Transaction } from '../../database/index.ts'
import type { Sms } from '../../integrations/index.ts'
import { holdBudgets, spendBudgets, type Asker } from './code-budget-store.ts'
import { SMS_CODE_VALID_MS, deleteCode, insertCode, lastSentAt, type NewCode } from './code-store.ts'
import { idFrom } from '../../ids/index.ts'
import { findUserByMobile } from '../user-store.ts'

export interface SendCodeDeps {
  readonly db: Database
  readonly random: Random
  readonly sms: Sms
  readonly asker: Asker
  readonly nowMs: number
}

/**
 * Sends a code. Whether the mobile has an account changes what its owner reads and nothing that the asker can see: not
 * the answer, not how often one may ask.
 */
export async function sendCode(
  mobile: string,
  purpose: CodePurpose,
  { db, random, sms, asker, nowMs }: SendCodeDeps,
): Promise<Result<CodeSent>> {
  const code = String(random.below(1_000_000)).padStart(6, '0')
  const stored = { id: idFrom(random.token()), mobile, purpose, code }
  const hasAccount = (await findUserByMobile(db, mobile)) !== undefined
  // A code that is not sent is kept all the same: guesses at it are counted and answered like any others.
  const refusal = await db.transaction((tx) => keepCode(tx, stored, asker, nowMs))
  if (refusal !== null) return fail(refusal)
  const note = noteFor(purpose, hasAccount)
  const sent = await sms.sendCode({
    mobile,
    code,
    purpose,
    validMs: SMS_CODE_VALID_MS,
    ...(note === null ? {} : { note }),
  })
  if (sent.ok) return ok({ retryAfterMs: RESEND_AFTER_SECONDS * 1000 })
  await deleteCode(db, stored)
  return fail({ kind: 'refused', message: '短信暂时无法发送，请稍后再试' })
}

function noteFor(purpose: CodePurpose, hasAccount: boolean): 'has-account' | 'no-account' | null {
  if (purpose === 'register' && hasAccount) return 'has-account'
  return purpose === 'forgot-password' && !hasAccount ? 'no-account' : null
}

async function keepCode(tx: Transaction, code: NewCode, asker: Asker, nowMs: number): Promise<Failure | null> {
  if (!(await holdBudgets(tx, code.mobile, asker, nowMs)))
    return refused('code-too-soon', '今天获取验证码的次数已用完，请明天再试', 'mobile')
  const waitSeconds = resendSecondsLeft(await lastSentAt(tx, code.mobile, code.purpose), nowMs)
  if (waitSeconds > 0) return refused('code-too-soon', `请 ${waitSeconds} 秒后再获取验证码`, 'mobile')
  await spendBudgets(tx, code.mobile, asker)
  await insertCode(tx, code, nowMs)
  return null
}
