import { fail, ok, refused, type Failure, type Random, type Result } from '@diandu/core/kernel'
import type { LoginByCode, LoginByPassword, Session } from '@diandu/core/session'
import type { Database } from '../database/index.ts'
import { codeWrong, spendCode, tryCode } from './code-store.ts'
import { verifyPassword } from './hash-password.ts'
import { countFailure, forgetFailures, isNameLocked } from './login-failure-store.ts'
import { startSession } from './session-store.ts'
import { findUserByMobile, findUserByName, usernameKey } from './user-store.ts'

export interface LoginParts {
  readonly db: Database
  readonly random: Random
  readonly nowMs: number
}

/**
 * A name nobody has costs as much time, and is answered, counted and locked like any other. The password is looked at
 * before the count is written, but its verdict is only told if the count admits one more.
 */
export async function loginByPassword({ name, password }: LoginByPassword, parts: LoginParts, nobodysHash: string): Promise<Result<Session>> {
  const { db, random, nowMs } = parts
  const key = usernameKey(name)
  if (await isNameLocked(db, key, nowMs)) return fail(nameLocked())
  const user = await findUserByName(db, name)
  const isRight = await verifyPassword(password, user?.passwordHash ?? nobodysHash)
  if (!isRight || user === undefined) return fail((await countFailure(db, key, nowMs)) ? credentialsWrong() : nameLocked())
  if (!(await forgetFailures(db, key, nowMs))) return fail(nameLocked())
  return ok(await startSession(db, user, random, nowMs))
}

/** A mobile without an account was sent no code, and whatever is tried for it is a wrong one. */
export async function loginByCode({ mobile, code }: LoginByCode, { db, random, nowMs }: LoginParts): Promise<Result<Session>> {
  const tried = await tryCode(db, { mobile, purpose: 'login', code }, nowMs)
  if (!tried.ok) return tried
  const user = await findUserByMobile(db, mobile)
  if (user === undefined) return fail(codeWrong())
  const spent = await spendCode(db, tried.value, nowMs)
  return spent.ok ? ok(await startSession(db, user, random, nowMs)) : spent
}

const credentialsWrong = (): Failure => refused('credentials-wrong', '账号或密码不正确', 'password')
const nameLocked = (): Failure => refused('name-locked', '登录失败次数过多，请 15 分钟后再试，或用短信验证码登录', 'name')
