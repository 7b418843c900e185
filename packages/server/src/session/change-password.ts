import type { PasswordChange, PasswordReset } from '@diandu/core/account'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { Database } from '../database/index.ts'
import { checkNewPassword } from './check-new-password.ts'
import { codeWrong, spendCode, tryCode } from './code-store.ts'
import { hashPassword, verifyPassword, type PasswordCost } from './hash-password.ts'
import { countFailure, forgetFailures, isNameLocked } from './login-failure-store.ts'
import { endSessionsOf } from './session-store.ts'
import { changePasswordHash, findUser, findUserByMobile, usernameKey } from './user-store.ts'

export interface PasswordParts {
  readonly db: Database
  readonly nowMs: number
  readonly cost: PasswordCost
}

/** Longer than any name that can be typed to log in, so that no stranger locks it. */
const guessKey = (userId: string): string => `the present password, asked of a person who is logged in: ${userId}`

/** By the present one. Wrong ones are counted like those of a login, but apart from them. */
export async function changePassword(
  { password, newPassword }: PasswordChange,
  { db, nowMs, cost, userId, keptToken }: PasswordParts & { readonly userId: string; readonly keptToken: string | null },
): Promise<Result<null>> {
  const allowed = checkNewPassword(newPassword, 'newPassword')
  if (!allowed.ok) return allowed
  const user = await findUser(db, userId)
  if (user === undefined) return fail({ kind: 'login-required' })
  const key = guessKey(userId)
  const locked = fail(refused('name-locked', '尝试次数过多，请 15 分钟后再试', 'password'))
  if (await isNameLocked(db, key, nowMs)) return locked
  if (!(await verifyPassword(password, user.passwordHash))) {
    return (await countFailure(db, key, nowMs)) ? fail(refused('password-wrong', '原密码不正确', 'password')) : locked
  }
  if (!(await forgetFailures(db, key, nowMs))) return locked
  const passwordHash = await hashPassword(newPassword, cost)
  return db.transaction(async (tx) => {
    await changePasswordHash(tx, userId, passwordHash)
    await endSessionsOf(tx, userId, keptToken)
    return ok(null)
  })
}

/** By a code. Whoever was locked out of the name is not any more. */
export async function resetPassword({ mobile, code, newPassword }: PasswordReset, { db, nowMs, cost }: PasswordParts): Promise<Result<null>> {
  const allowed = checkNewPassword(newPassword, 'newPassword')
  if (!allowed.ok) return allowed
  const tried = await tryCode(db, { mobile, purpose: 'forgot-password', code }, nowMs)
  if (!tried.ok) return tried
  const user = await findUserByMobile(db, mobile)
  if (user === undefined) return fail(codeWrong())
  const passwordHash = await hashPassword(newPassword, cost)
  return db.transaction(async (tx) => {
    const spent = await spendCode(tx, tried.value, nowMs)
    if (!spent.ok) return spent
    await changePasswordHash(tx, user.id, passwordHash)
    await endSessionsOf(tx, user.id)
    await tx.change('DELETE FROM login_failures WHERE name_key = ANY($1::text[])', [[usernameKey(user.username), usernameKey(mobile)]])
    return ok(null)
  })
}
