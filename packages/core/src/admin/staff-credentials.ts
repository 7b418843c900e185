import { hasControlSign } from '../input/index.ts'
import { DAY_MS, fail, isReviewerName, isSameReviewer, MINUTE_MS, ok, refused, type Result } from '../kernel/index.ts'
import type { StaffRole } from './staff-role.ts'
import type { StaffStanding } from './staff-session.ts'

/** The link of an invitation is good for so long, and once. */
export const INVITATION_MS = DAY_MS
/** A question of WebAuthn is answered within this time, once. */
export const PASSKEY_QUESTION_MS = 5 * MINUTE_MS
export const RECOVERY_CODES = 10
const MAX_PASSKEYS = 10
const MAX_NAME = 40
const LOGIN = /^[a-z][a-z0-9.-]{1,39}$/

/** Of a new authenticator: the sealed secret that the server gave, and a code of it. */
interface GivenAuthenticator {
  readonly sealed: string
  readonly code: string
}

/** What is null stays as it is. */
export interface NewPassword {
  readonly password: string | null
  readonly authenticator: GivenAuthenticator | null
}

/** What an invited person chooses to log in by. */
export type StaffCredential =
  | { readonly kind: 'password'; readonly password: string; readonly authenticator: GivenAuthenticator }
  | { readonly kind: 'passkey'; readonly name: string; readonly answer: string }

/** What an account logs in by. */
interface Held {
  readonly hasPassword: boolean
  readonly passkeys: number
}

interface Named {
  readonly login: string
  readonly name: string
}

/**
 * Whether an account may be opened beside those that are there. One person has one account: names are compared as
 * reviewers' are.
 */
export function decideNewStaff(
  { login, name, roles }: Named & { readonly roles: readonly StaffRole[] },
  others: readonly (Named & Pick<StaffStanding, 'status'>)[],
): Result<null> {
  if (!LOGIN.test(login))
    return fail(refused('bad-parameter', '登录名为 2 至 40 位小写字母、数字、点或短横线，以字母开头', 'login'))
  if (!isReviewerName(name) || hasControlSign(name) || Array.from(name).length > MAX_NAME)
    return fail(refused('bad-parameter', '请填写完整姓名，最多 40 字', 'name'))
  if (roles.length === 0) return fail(refused('parameter-missing', '请至少选一个角色', 'roles'))
  if (roles.includes('auditor') && roles.length > 1)
    return fail(refused('bad-parameter', '审计不能兼任其他角色', 'roles'))
  if (others.some((other) => other.login === login)) return fail(refused('name-taken', '这个登录名已被使用', 'login'))
  const isKnown = others.some((other) => other.status !== 'closed' && isSameReviewer(other.name, name))
  return isKnown ? fail(refused('account-in-use', '这个人已有账号', 'name')) : ok(null)
}

/** Whether an invitation opens its account now. What is refused does not say which of the reasons it was. */
export const decideInvitation = <Account extends Held & Pick<StaffStanding, 'status'>>(
  account: Account | undefined,
  invitedAt: number,
  nowMs: number,
): Result<Account> =>
  account?.status === 'active' && isUnclaimed(account) && nowMs < invitedAt + INVITATION_MS
    ? ok(account)
    : fail(refused('link-wrong', '邀请链接不对、已用过或已过期，请联系人员管理'))

/** Whether an account still waits for the person who was invited. */
export const isUnclaimed = ({ hasPassword, passkeys }: Held): boolean => !hasPassword && passkeys === 0

/** A password goes with an authenticator, always. */
export function decideNewPassword(
  { password, authenticator }: NewPassword,
  held: Pick<Held, 'hasPassword'>,
): Result<null> {
  if (password === null && authenticator === null) return fail(refused('parameter-missing', '请填写新密码', 'password'))
  if (held.hasPassword || (password !== null && authenticator !== null)) return ok(null)
  return fail(refused('parameter-missing', '密码须与身份验证器一起设置', password === null ? 'password' : 'code'))
}

export const decideNewPasskey = ({ passkeys }: Pick<Held, 'passkeys'>): Result<null> =>
  passkeys < MAX_PASSKEYS ? ok(null) : fail(refused('too-many', `最多 ${MAX_PASSKEYS} 个通行密钥`))

/** One way to log in stays. */
export const decidePasskeyRemoval = ({ hasPassword, passkeys }: Held): Result<null> =>
  hasPassword || passkeys > 1 ? ok(null) : fail(refused('last-channel', '须保留一种登录方式'))
