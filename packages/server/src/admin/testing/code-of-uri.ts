import { TOTP, URI } from 'otpauth'

/** The code of an authenticator that was read from its address. */
export function codeOfUri(uri: string, nowMs: number): string {
  const parsed = URI.parse(uri)
  if (!(parsed instanceof TOTP)) throw new Error('This is no authenticator that counts time')
  return parsed.generate({ timestamp: nowMs })
}
