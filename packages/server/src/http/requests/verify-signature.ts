import { createHmac, timingSafeEqual } from 'node:crypto'
import { signatureText, TIMESTAMP_TOLERANCE_MS } from '@diandu/wire'
import type { Parameters } from './parameters.ts'

/** True where the parameters were signed with the secret, not long ago. */
export function verifySignature(parameters: Parameters, secret: string, nowMs: number): boolean {
  const { sign, timestamp } = parameters
  if (typeof sign !== 'string' || !isRecent(timestamp, nowMs)) return false
  const given = Buffer.from(sign)
  const wanted = Buffer.from(createHmac('sha256', secret).update(signatureText(parameters)).digest('hex'))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function isRecent(timestamp: unknown, nowMs: number): boolean {
  const isWhole =
    typeof timestamp === 'number'
      ? Number.isSafeInteger(timestamp)
      : typeof timestamp === 'string' && /^\d{1,15}$/.test(timestamp)
  return isWhole && Math.abs(Number(timestamp) - nowMs) <= TIMESTAMP_TOLERANCE_MS
}
