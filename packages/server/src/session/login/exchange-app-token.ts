import { fail, refused, type Failure, type Result } from '@diandu/core/kernel'
import type { Session } from '@diandu/core/session'
import { readAppToken } from './app-token.ts'
import { comeIn, type LoginDeps } from './login.ts'
import { secretHash } from '../../crypto/index.ts'
import { insertIfAbsent } from '../../database/index.ts'
import { findUser } from '../user-store.ts'

/** Once for each token: of two at the same instant, one has the session. */
export async function exchangeAppToken(
  token: string,
  secret: string | null,
  deps: LoginDeps,
): Promise<Result<Session>> {
  const { db, nowMs } = deps
  const claims = secret === null ? null : readAppToken(token, secret, nowMs)
  if (claims === null) return fail(tokenWrong())
  return db.transaction(async (tx) => {
    const taken = await insertIfAbsent(tx, 'used_app_tokens', {
      tokenHash: secretHash(token),
      expiresAt: claims.expiresAt,
    })
    const user = taken ? await findUser(tx, claims.userId) : undefined
    if (user === undefined) return fail(tokenWrong())
    return user.mobile === ''
      ? fail({ kind: 'phone-not-bound' })
      : comeIn(tx, user, { ...deps, device: { ...deps.device, browser: 'app' } })
  })
}

const tokenWrong = (): Failure => refused('app-token-wrong', 'App 登录已失效，请重新登录')
