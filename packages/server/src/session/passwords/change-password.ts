import type { PasswordChange, PasswordReset } from '@diandu/core/account'
import { fail, ok, type Result } from '@diandu/core/kernel'
import type { Database } from '../../database/index.ts'
import { checkNewPassword } from './check-new-password.ts'
import { codeWrong, spendCode, tryCode } from '../codes/code-store.ts'
import { hashPassword, type PasswordCost } from './hash-password.ts'
import { strangerAt } from '../login/login.ts'
import { personKey } from '../login/login-failure-store.ts'
import { inTurnOf, proveOwnPassword } from '../prove-own-password.ts'
import { endSessionsOf } from '../session-store.ts'
import { changePasswordHash, findUser, findUserByMobile } from '../user-store.ts'

export interface PasswordDeps {
  readonly db: Database
  readonly nowMs: number
  readonly cost: PasswordCost
  /** Tells when the client has gone away. */
  readonly gone?: AbortSignal | undefined
}

interface OwnDeps extends PasswordDeps {
  readonly userId: string
  readonly currentToken: string | null
}

/** By the present one. */
export const changePassword = (change: PasswordChange, deps: OwnDeps): Promise<Result<null>> =>
  inTurnOf(deps.userId, () => changeOwnPassword(change, deps))

async function changeOwnPassword(
  { password, newPassword }: PasswordChange,
  { db, nowMs, cost, userId, currentToken, gone }: OwnDeps,
): Promise<Result<null>> {
  const user = await findUser(db, userId)
  if (user === undefined) return fail({ kind: 'login-required' })
  const allowed = await checkNewPassword(newPassword, 'newPassword', [user.username, user.mobile])
  if (!allowed.ok) return allowed
  const proven = await proveOwnPassword(db, user, { password, wrong: '原密码不正确' }, { nowMs, gone })
  if (!proven.ok) return proven
  const passwordHash = await hashPassword(newPassword, cost, { standing: 'member', gone })
  return db.transaction(async (tx) => {
    await changePasswordHash(tx, userId, passwordHash)
    await endSessionsOf(tx, userId, currentToken)
    return ok(null)
  })
}

/** By a code. A user who was locked out is not any more, by any of their names. */
export async function resetPassword(
  { mobile, code, newPassword }: PasswordReset,
  { db, nowMs, cost, clientAddress, gone }: PasswordDeps & { readonly clientAddress: string },
): Promise<Result<null>> {
  // Whose name it is shows only after the code.
  const allowed = await checkNewPassword(newPassword, 'newPassword', [mobile])
  if (!allowed.ok) return allowed
  const tried = await tryCode(db, { mobile, purpose: 'forgot-password', code }, nowMs)
  if (!tried.ok) return tried
  const user = await findUserByMobile(db, mobile)
  if (user === undefined) return fail(codeWrong())
  const passwordHash = await hashPassword(newPassword, cost, strangerAt(clientAddress, gone))
  return db.transaction(async (tx) => {
    const spent = await spendCode(tx, tried.value, nowMs)
    if (!spent.ok) return spent
    await changePasswordHash(tx, user.id, passwordHash)
    await endSessionsOf(tx, user.id)
    await tx.change('DELETE FROM login_failures WHERE name_key = $1', [personKey(user.id)])
    return ok(null)
  })
}
