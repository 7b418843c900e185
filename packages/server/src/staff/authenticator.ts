import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const INTERVAL_S = 30
/** A phone's clock may be half a minute off. */
const WINDOW = 1
const SECRET_BYTES = 20

export const newSecret = (): Uint8Array => randomBytes(SECRET_BYTES)

const totpOf = (secret: Uint8Array, login: string): TOTP =>
  new TOTP({
    issuer: 'Diandu',
    label: login,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    period: INTERVAL_S,
  })

/** An authenticator reads it from a picture, or it is typed. */
export const authenticatorUri = (secret: Uint8Array, login: string): string => totpOf(secret, login).toString()

/** The code of this instant, for demonstrations. */
export const codeAt = (secret: Uint8Array, nowMs: number): string => totpOf(secret, '').generate({ timestamp: nowMs })

/** The interval that a code is of; null for a code of none around this instant. */
export function intervalOfCode(secret: Uint8Array, code: string, nowMs: number): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: nowMs, window: WINDOW })
  return delta === null ? null : Math.floor(nowMs / 1000 / INTERVAL_S) + delta
}
