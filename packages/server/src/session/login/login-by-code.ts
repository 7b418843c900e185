import { decideCodeLogin, newcomerName } from '@diandu/core/account'
import { fail, type Result } from '@diandu/core/kernel'
import type { LoginByCode, Session, UserId } from '@diandu/core/session'
import { idFrom } from '../../ids/index.ts'
import type { Queries } from '../../database/index.ts'
import { codeSpent, spendCode, tryCode } from '../codes/code-store.ts'
import { nobodysHash, type PasswordCost } from '../passwords/hash-password.ts'
import { findUserByMobile, insertUser, type NewUser } from '../user-store.ts'
import { findMergedUser } from '../merged-user-store.ts'
import { accountMerged, comeIn, type LoginDeps } from './login.ts'

/** Whether a mobile has an account shows behind its right code only. */
export async function loginByCode(
  { mobile, code, hasAgreed = false }: LoginByCode,
  deps: LoginDeps,
  cost: PasswordCost,
): Promise<Result<Session>> {
  const { db, nowMs } = deps
  const tried = await tryCode(db, { mobile, purpose: 'login', code }, nowMs)
  if (!tried.ok) return tried
  return db.transaction(async (tx) => {
    const known = await findUserByMobile(tx, mobile)
    const merged = known === undefined ? await findMergedUser(tx, mobile) : undefined
    if (merged !== undefined) {
      const spent = await spendCode(tx, tried.value, nowMs)
      return spent.ok ? fail(accountMerged(merged)) : spent
    }
    const decided = decideCodeLogin({ hasAccount: known !== undefined, hasAgreed })
    if (!decided.ok) return decided
    const user = known ?? (await makeAccount(tx, mobile, deps, cost))
    if (user === undefined) return fail(codeSpent())
    const spent = await spendCode(tx, tried.value, nowMs)
    return spent.ok ? comeIn(tx, user, deps) : spent
  })
}

/** Nothing where another request with the same code made it first. */
async function makeAccount(
  tx: Queries,
  mobile: string,
  { random, nowMs }: LoginDeps,
  cost: PasswordCost,
): Promise<NewUser | undefined> {
  const user: NewUser = {
    id: idFrom(random.token()) as UserId,
    username: newcomerName(random),
    mobile,
    passwordHash: nobodysHash(cost),
    createdAt: nowMs,
  }
  return (await insertUser(tx, user)) ? user : undefined
}
