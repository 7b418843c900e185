import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Random } from '@diandu/core/kernel'

/** An app's own login is good for a visit's beginning and no longer. */
export const APP_TOKEN_VALID_MS = 5 * 60_000

const ISSUER = 'diandu-app'

interface Claims {
  readonly issuer: typeof ISSUER
  readonly userId: string
  readonly expiresAt: number
  /** Makes two tokens of the same instant different. */
  readonly id: string
}

/** An app hands it to the page that it shows: it names the app's logged-in user, signed by the app's own login. */
export function makeAppToken(userId: string, secret: string, random: Random, nowMs: number): string {
  const claims: Claims = {
    issuer: ISSUER,
    userId,
    expiresAt: nowMs + APP_TOKEN_VALID_MS,
    id: random.token().slice(0, 12),
  }
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${payload}.${signatureOf(payload, secret).toString('base64url')}`
}

/** The person behind a token; null for one that is made up, changed, cut or too old, all alike. */
export function readAppToken(
  token: string,
  secret: string,
  nowMs: number,
): Pick<Claims, 'userId' | 'expiresAt'> | null {
  const [payload = '', signature = '', ...more] = token.split('.')
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(payload, secret)]
  // Written in the one way only: base64 has several spellings for the same bytes.
  if (
    more.length > 0 ||
    given.toString('base64url') !== signature ||
    given.length !== right.length ||
    !timingSafeEqual(given, right)
  )
    return null
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims
  return claims.issuer === ISSUER && claims.expiresAt > nowMs ? claims : null
}

const signatureOf = (payload: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`app token\n${payload}`).digest()
