import { DAY_MS, fail, MINUTE_MS, HOUR_MS, ok, refused, type Result } from '../kernel/index.ts'

/** A session ends after so long without a call, and after so long in all. */
export const STAFF_IDLE_MS = 30 * MINUTE_MS
export const STAFF_SESSION_MS = 12 * HOUR_MS
/** Sensitive acts want a proof that is no older. */
export const STAFF_PROOF_MS = 5 * MINUTE_MS
/** An account that was not used for so long is dormant: a staff admin wakes it. */
export const STAFF_DORMANT_MS = 30 * DAY_MS

export interface StaffSession {
  readonly openedAt: number
  readonly seenAt: number
  /** When password and code, or the passkey, were given last. */
  readonly provenAt: number
  /** The network that it was opened from. */
  readonly network: string
}

export type SessionState = 'open' | 'idle' | 'over' | 'elsewhere'

/** A session that is used from another network is over: its cookie was taken along. */
export function sessionState(
  { openedAt, seenAt, network }: StaffSession,
  at: { readonly nowMs: number; readonly network: string },
): SessionState {
  if (at.network !== network) return 'elsewhere'
  if (at.nowMs >= openedAt + STAFF_SESSION_MS) return 'over'
  return at.nowMs >= seenAt + STAFF_IDLE_MS ? 'idle' : 'open'
}

export const isProven = ({ provenAt }: Pick<StaffSession, 'provenAt'>, nowMs: number): boolean =>
  nowMs < provenAt + STAFF_PROOF_MS

export interface StaffStanding {
  readonly status: 'active' | 'closed'
  /** Of the last call; where there was none yet, when the account was opened. */
  readonly lastSeenAt: number
}

/** The account that logs in. What is refused does not say which of the reasons it was. */
export function decideStaffLogin<Account extends StaffStanding>(
  account: Account | undefined,
  isProofRight: boolean,
  nowMs: number,
): Result<Account> {
  const isUsable = account !== undefined && account.status === 'active' && nowMs < account.lastSeenAt + STAFF_DORMANT_MS
  return isUsable && isProofRight ? ok(account) : fail(refused('credentials-wrong', '账号、密码或验证码不正确'))
}
