import { decideRegistration, nameTaken, takenAlready } from '@diandu/core/account'
import { fail, type Failure, type Result } from '@diandu/core/kernel'
import type { Registration, Session, UserId } from '@diandu/core/session'
import type { Queries } from '../../database/index.ts'
import { checkNewPassword } from '../passwords/check-new-password.ts'
import { spendCode, tryCode } from '../codes/code-store.ts'
import { hashPassword, type PasswordCost } from '../passwords/hash-password.ts'
import { comeIn, strangerAt, type LoginDeps } from './login.ts'
import { idFrom } from '../../ids/index.ts'
import { findUserByMobile, isNameTaken, insertUser, type NewUser } from '../user-store.ts'

/**
 * Names and mobiles that are taken are told only to the person who reads the mobile's messages; the code is kept for
 * the next try.
 */
export async function register(
  registration: Registration,
  deps: LoginDeps,
  cost: PasswordCost,
): Promise<Result<Session>> {
  const { db, random, nowMs } = deps
  const { username, mobile, code, password } = registration
  const checked = await checkRegistration(registration)
  if (!checked.ok) return checked
  const tried = await tryCode(db, { mobile, purpose: 'register', code }, nowMs)
  if (!tried.ok) return tried
  const taken = await whatIsTaken(db, registration)
  if (taken !== undefined) return fail(taken)
  const passwordHash = await hashPassword(password, cost, strangerAt(deps.clientAddress, deps.gone))
  const user: NewUser = { id: idFrom(random.token()) as UserId, username, mobile, passwordHash, createdAt: nowMs }
  return db.transaction(async (tx) => {
    // A mobile has one account, so of two that come with the same code one ends here.
    if (!(await insertUser(tx, user))) return fail((await whatIsTaken(tx, registration)) ?? nameTaken())
    await spendCode(tx, tried.value, nowMs)
    return comeIn(tx, user, deps)
  })
}

async function checkRegistration(registration: Registration): Promise<Result<void>> {
  const { username, mobile, password } = registration
  const decided = decideRegistration(registration)
  return decided.ok ? checkNewPassword(password, 'password', [username, mobile]) : decided
}

const whatIsTaken = async (db: Queries, { username, mobile }: Registration): Promise<Failure | undefined> =>
  takenAlready({
    isNameTaken: await isNameTaken(db, username),
    isMobileTaken: (await findUserByMobile(db, mobile)) !== undefined,
  })
