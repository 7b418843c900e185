import { createHmac, timingSafeEqual } from 'node:crypto'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { WeChatVisit } from '@diandu/core/session'
import type { Queries } from '../../database/index.ts'
import type { WeChatSigner } from '../../integrations/index.ts'
import { secretHash } from '../../crypto/index.ts'
import { keepWeChatPayer } from '../session-store.ts'

/** A payer who was sent to WeChat is back within seconds; a page that was left open for longer is sent again. */
const VISIT_VALID_MS = 10 * 60_000

const EXPIRY_SIGNS = 8

/** The key that signs states. */
export const visitKeyOf = (dataKey: Uint8Array): Buffer =>
  createHmac('sha256', dataKey).update('diandu wechat visit').digest()

/**
 * Goes along with a visit and comes back with it: no other user can have made it, and it is worth something to this
 * session alone.
 */
export function visitState(key: Uint8Array, token: string, nowMs: number): string {
  const expiry = Math.ceil((nowMs + VISIT_VALID_MS) / 1000)
    .toString(36)
    .padStart(EXPIRY_SIGNS, '0')
  return `${expiry}${sealOf(key, token, expiry)}`
}

/** Hashed, so that the state tells nothing of the token. */
const sealOf = (key: Uint8Array, token: string, expiry: string): string =>
  createHmac('sha256', key)
    .update(`${secretHash(token)}\n${expiry}`)
    .digest('hex')

function isOurs(state: string, key: Uint8Array, token: string, nowMs: number): boolean {
  const expiry = state.slice(0, EXPIRY_SIGNS)
  const [right, given] = [Buffer.from(sealOf(key, token, expiry)), Buffer.from(state.slice(EXPIRY_SIGNS))]
  return right.length === given.length && timingSafeEqual(right, given) && Number.parseInt(expiry, 36) * 1000 > nowMs
}

export interface VisitDeps {
  /** Null where this installation is not known to WeChat. */
  readonly weChat: Pick<WeChatSigner, 'openidOf'> | null
  readonly key: Uint8Array
}

/**
 * Back from WeChat. A code by itself proves nothing: another person's, slipped to a payer, would make them pay as
 * that person.
 */
export async function comeBackFromWeChat(
  { code, state }: WeChatVisit,
  { weChat, key }: VisitDeps,
  { db, token, nowMs }: { readonly db: Queries; readonly token: string; readonly nowMs: number },
): Promise<Result<null>> {
  const over = fail(refused('wechat-visit-over', '微信没有确认您的身份，请再试一次', 'code'))
  if (weChat === null || code === '' || !isOurs(state, key, token, nowMs)) return over
  const openid = await weChat.openidOf(code)
  if (!openid.ok) return openid
  if (openid.value === null) return over
  await keepWeChatPayer(db, token, openid.value)
  return ok(null)
}
