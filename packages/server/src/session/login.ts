import { fail, ok, refused, type Failure, type Random, type Result } from '@diandu/core/kernel'
import type { LoginByCode, LoginByPassword, Session } from '@diandu/core/session'
import type { Database, Queries } from '../database/index.ts'
import { codeWrong, spendCode, tryCode } from './code-store.ts'
import { verifyPassword } from './hash-password.ts'
import { rememberNetwork } from './known-network-store.ts'
import { countFailure, forgetFailures, isNameLocked } from './login-failure-store.ts'
import { startSession } from './session-store.ts'
import { findUserByMobile, findUserByName, usernameKey, type User } from './user-store.ts'

export interface LoginParts {
  readonly clientAddress: string
  readonly db: Database
  readonly random: Random
  readonly nowMs: number
}

/**
 * A name nobody has costs as much time, and is answered, counted and locked like any other. The password is looked at
 * before the count is written, but its verdict is only told if the count admits one more.
 */
export async function proveName({ name, password }: LoginByPassword, { db, nowMs }: LoginParts, nobodysHash: string): Promise<Result<User>> {
  const key = usernameKey(name)
  if (await isNameLocked(db, key, nowMs)) return fail(nameLocked())
  const user = await findUserByName(db, name)
  const isRight = await verifyPassword(password, user?.passwordHash ?? nobodysHash)
  if (!isRight || user === undefined) return fail((await countFailure(db, key, nowMs)) ? credentialsWrong() : nameLocked())
  return (await forgetFailures(db, key, nowMs)) ? ok(user) : fail(nameLocked())
}

export async function loginByPassword(credentials: LoginByPassword, parts: LoginParts, nobodysHash: string): Promise<Result<Session>> {
  const proven = await proveName(credentials, parts, nobodysHash)
  if (!proven.ok) return proven
  return proven.value.mobile === '' ? fail({ kind: 'phone-not-bound' }) : comeIn(parts.db, proven.value, parts)
}

/** Begins a session for somebody who has shown who they are. */
export async function comeIn(db: Queries, user: User, { random, clientAddress, nowMs }: LoginParts): Promise<Result<Session>> {
  const session = await startSession(db, user, random, nowMs)
  if (session === undefined) return fail(credentialsWrong())
  await rememberNetwork(db, user.id, clientAddress, nowMs)
  return ok(session)
}

/** A mobile without an account was sent no code, and whatever is tried for it is a wrong one. */
export async function loginByCode({ mobile, code }: LoginByCode, parts: LoginParts): Promise<Result<Session>> {
  const { db, nowMs } = parts
  const tried = await tryCode(db, { mobile, purpose: 'login', code }, nowMs)
  if (!tried.ok) return tried
  const user = await findUserByMobile(db, mobile)
  if (user === undefined) return fail(codeWrong())
  const spent = await spendCode(db, tried.value, nowMs)
  return spent.ok ? comeIn(db, user, parts) : spent
}

const credentialsWrong = (): Failure => refused('credentials-wrong', '账号或密码不正确', 'password')
const nameLocked = (): Failure => refused('name-locked', '登录失败次数过多，请 15 分钟后再试，或用短信验证码登录', 'name')
