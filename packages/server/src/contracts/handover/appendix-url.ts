import { timingSafeEqual } from 'node:crypto'
import type { DataBox } from '../../crypto/index.ts'

export const APPENDIX_PATH = '/handover-papers'

const SIGNED_FOR_MS = 30 * 60_000

/** The appendix of an order, for the reader who was given the address, for half an hour. */
export function signedAppendixUrl(orderId: string, box: DataBox, nowMs: number): string {
  const until = nowMs + SIGNED_FOR_MS
  return `${APPENDIX_PATH}/${orderId}?until=${until}&key=${keyOf(orderId, until, box)}`
}

export function isAppendixUrlSigned(
  orderId: string,
  requested: { readonly until: string; readonly key: string },
  box: DataBox,
  nowMs: number,
): boolean {
  if (!/^\d{1,15}$/.test(requested.until) || Number(requested.until) <= nowMs) return false
  const [given, right] = [Buffer.from(requested.key), Buffer.from(keyOf(orderId, Number(requested.until), box))]
  return given.length === right.length && timingSafeEqual(given, right)
}

const keyOf = (orderId: string, until: number, box: DataBox): string =>
  box.signatureOf(`handover appendix ${orderId} ${until}`)
