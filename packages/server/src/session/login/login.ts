import { maskMobile } from '@diandu/core/format'
import { isMobile, typedMobile } from '@diandu/core/input'
import { fail, ok, refused, type Failure, type Random, type Result } from '@diandu/core/kernel'
import { loginDeviceOf, type LoginByPassword, type LoginDevice, type Session } from '@diandu/core/session'
import type { CallContext } from '../../calls/index.ts'
import type { Database, Queries } from '../../database/index.ts'
import { verifyPassword } from '../passwords/hash-password.ts'
import type { Waiter } from '../passwords/hash-queue.ts'
import { rememberNetwork } from './known-network-store.ts'
import { countFailure, failureKey, forgetFailures, isNameLocked } from './login-failure-store.ts'
import { networkOf } from '../../kernel/index.ts'
import { endSession, startSession } from '../session-store.ts'
import { findMergedUser } from '../merged-user-store.ts'
import { findUserByName, isSuspended, type User } from '../user-store.ts'

export interface LoginDeps {
  readonly clientAddress: string
  readonly db: Database
  readonly random: Random
  readonly nowMs: number
  /** The token that came with the request; null where none did. */
  readonly formerToken: string | null
  /** Tells when the client has gone away. */
  readonly gone?: AbortSignal | undefined
  readonly device: LoginDevice
}

export const loginDepsOf = ({
  db,
  random,
  clock,
  clientAddress,
  bearerToken,
  userAgent = '',
  gone,
}: CallContext): LoginDeps => ({
  db,
  random,
  clientAddress,
  nowMs: clock.now(),
  formerToken: bearerToken,
  gone,
  device: loginDeviceOf(userAgent),
})

/**
 * A name no user has costs as much time, and is answered, counted and locked like any other. The password is checked
 * before the count is written, but its verdict is only told if the count admits one more.
 */
export async function proveName(
  { name, password }: LoginByPassword,
  { db, nowMs, clientAddress, gone }: LoginDeps,
  nobodysHash: string,
): Promise<Result<User>> {
  const mobile = typedMobile(name)
  const open = await findUserByName(db, name)
  const merged = open === undefined ? await findMergedUser(db, isMobile(mobile) ? mobile : name) : undefined
  const user = open ?? merged
  const key = failureKey(name, user)
  if (await isNameLocked(db, key, nowMs)) return fail(nameLocked())
  const isRight = await verifyPassword(password, user?.passwordHash ?? nobodysHash, strangerAt(clientAddress, gone))
  if (!isRight || user === undefined)
    return fail((await countFailure(db, key, nowMs)) ? credentialsWrong() : nameLocked())
  if (!(await forgetFailures(db, key, nowMs))) return fail(nameLocked())
  return merged === undefined ? ok(user) : fail(accountMerged(merged))
}

export async function loginByPassword(
  credentials: LoginByPassword,
  deps: LoginDeps,
  nobodysHash: string,
): Promise<Result<Session>> {
  const proven = await proveName(credentials, deps, nobodysHash)
  if (!proven.ok) return proven
  return proven.value.mobile === '' ? fail({ kind: 'phone-not-bound' }) : comeIn(deps.db, proven.value, deps)
}

/**
 * Begins a session for a user who has shown who they are. It takes the place of the one that the device had: that one
 * would never be ended.
 */
export async function comeIn(
  db: Queries,
  user: User,
  { random, clientAddress, nowMs, formerToken, device }: LoginDeps,
): Promise<Result<Session>> {
  const session = await startSession(db, user, random, nowMs, device)
  if (session === undefined) return fail((await isSuspended(db, user.id)) ? accountSuspended() : credentialsWrong())
  if (formerToken !== null) await endSession(db, formerToken)
  await rememberNetwork(db, user.id, clientAddress, nowMs)
  return ok(session)
}

/** A user who logs in waits as a stranger, whatever else is known of them. */
export const strangerAt = (clientAddress: string, gone?: AbortSignal): Waiter => ({
  standing: 'stranger',
  network: networkOf(clientAddress),
  gone,
})

const credentialsWrong = (): Failure => refused('credentials-wrong', '账号或密码不正确', 'password')
/** Told to those alone who have shown whose account it is. */
const accountSuspended = (): Failure =>
  refused('account-suspended', '您的账号已被暂停使用，不能登录。如有异议，请按“关于店渡”里的联系方式找客服')
export const accountMerged = ({ intoMobile }: { readonly intoMobile: string }): Failure =>
  refused(
    'account-merged',
    intoMobile === ''
      ? '这个账号已并入您的另一个账号，请登录那个账号'
      : `这个账号已并入您的另一个账号，请用手机号 ${maskMobile(intoMobile)} 登录`,
  )
const nameLocked = (): Failure =>
  refused('name-locked', '登录失败次数过多，请 15 分钟后再试，或用短信验证码登录', 'name')
