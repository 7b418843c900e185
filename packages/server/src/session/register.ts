import { isLoginName, passwordWeakness, type PasswordWeakness } from '@diandu/core/input'
import { fail, ok, refused, type Failure, type Result } from '@diandu/core/kernel'
import type { Registration, Session, UserId } from '@diandu/core/session'
import { badParameter } from '../calls/index.ts'
import type { Queries } from '../database/index.ts'
import { spendCode, tryCode } from './code-store.ts'
import { hashPassword, type PasswordCost } from './hash-password.ts'
import type { LoginParts } from './login.ts'
import { startSession } from './session-store.ts'
import { findUserByMobile, findUserByName, idFrom, insertUser, type NewUser } from './user-store.ts'

const WEAKNESS_WORDS: Readonly<Record<PasswordWeakness, string>> = {
  'too-short': '密码至少 8 位',
  'too-long': '密码最多 64 位',
  'too-simple': '密码需包含字母、数字、符号中的至少两种',
}

/** Names and mobiles that are taken are told only to whoever reads the mobile's messages; the code is kept for the next try. */
export async function register(registration: Registration, parts: LoginParts, cost: PasswordCost): Promise<Result<Session>> {
  const { db, random, nowMs } = parts
  const { username, mobile, code, password } = registration
  const checked = checkRegistration(registration)
  if (!checked.ok) return checked
  const tried = await tryCode(db, { mobile, purpose: 'register', code }, nowMs)
  if (!tried.ok) return tried
  const taken = await whatIsTaken(db, registration)
  if (taken !== null) return fail(taken)
  const passwordHash = await hashPassword(password, cost)
  const user: NewUser = { id: idFrom(random.token()) as UserId, username, mobile, passwordHash, createdAt: nowMs }
  return db.transaction(async (tx) => {
    // A mobile has one account, so of two that come with the same code one ends here.
    if (!(await insertUser(tx, user))) return fail((await whatIsTaken(tx, registration)) ?? nameTaken())
    await spendCode(tx, tried.value, nowMs)
    return ok(await startSession(tx, user, random, nowMs))
  })
}

function checkRegistration({ username, password, hasAgreed }: Registration): Result<void> {
  if (!hasAgreed) return fail(badParameter('hasAgreed', '请先阅读并同意注册协议'))
  if (!isLoginName(username)) return fail(badParameter('username', '应为 4 到 20 个汉字、字母、数字或下划线，且不能全是数字'))
  const weakness = passwordWeakness(password)
  return weakness === undefined ? ok(undefined) : fail(refused('password-weak', WEAKNESS_WORDS[weakness], 'password'))
}

async function whatIsTaken(db: Queries, { username, mobile }: Registration): Promise<Failure | null> {
  if ((await findUserByName(db, username)) !== undefined) return nameTaken()
  return (await findUserByMobile(db, mobile)) === undefined ? null : refused('mobile-taken', '该手机号已注册，请直接登录', 'mobile')
}

const nameTaken = (): Failure => refused('name-taken', '该用户名已被使用', 'username')
