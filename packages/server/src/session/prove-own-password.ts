import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { Database } from '../database/index.ts'
import { verifyPassword } from './passwords/hash-password.ts'
import type { Waiter } from './passwords/hash-queue.ts'
import { countFailure, forgetFailures, isNameLocked } from './login/login-failure-store.ts'
import { oneAtATime } from './passwords/one-at-a-time.ts'
import type { User } from './user-store.ts'

/** No name that can be typed to log in has a key with a capital letter, so that no other visitor locks it. */
const guessKey = (userId: string): string => `The present password, asked of a person who is logged in: ${userId}`

/**
 * One user's tries are taken one after the other, whatever they are for: a hundred at once leave the others' places in
 * the queue of passwords free.
 */
export const inTurnOf = oneAtATime()

interface Proof {
  readonly password: string
  /** The text of the refusal of a wrong password. */
  readonly wrong: string
}

interface Attempt {
  readonly nowMs: number
  /** Tells when the client has gone away. */
  readonly gone?: AbortSignal | undefined
}

/**
 * Whether a signed-in user knows the login password. Wrong ones are counted like those of a login, but apart
 * from them, and in one count for all that asks for it.
 */
export async function proveOwnPassword(
  db: Database,
  user: User,
  { password, wrong }: Proof,
  { nowMs, gone }: Attempt,
): Promise<Result<null>> {
  const key = guessKey(user.id)
  const member: Waiter = { standing: 'member', gone }
  const locked = fail(refused('name-locked', '尝试次数过多，请 15 分钟后再试', 'password'))
  if (await isNameLocked(db, key, nowMs)) return locked
  if (!(await verifyPassword(password, user.passwordHash, member))) {
    return (await countFailure(db, key, nowMs)) ? fail(refused('password-wrong', wrong, 'password')) : locked
  }
  return (await forgetFailures(db, key, nowMs)) ? ok(null) : locked
}
