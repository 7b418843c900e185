import { createHash } from 'node:crypto'
import type { Random } from '@diandu/core/kernel'
import type { WeChatConfig } from '@diandu/core/session'

interface SignedPieces {
  readonly ticket: string
  readonly nonceStr: string
  /** Seconds. */
  readonly timestamp: number
  readonly pageUrl: string
}

/**
 * The signature of WeChat's JS-SDK: SHA-1 over the four parts, sorted by their names in small letters, none of them
 * encoded.
 */
export const weChatSignature = ({ ticket, nonceStr, timestamp, pageUrl }: SignedPieces): string =>
  createHash('sha1')
    .update(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${pageUrl}`)
    .digest('hex')

/** For the JS-SDK; valid for this address. */
export function signPage(appId: string, ticket: string, pageUrl: string, nowMs: number, random: Random): WeChatConfig {
  const nonceStr = random.token().slice(0, 16)
  const timestamp = Math.floor(nowMs / 1000)
  return { appId, timestamp, nonceStr, signature: weChatSignature({ ticket, nonceStr, timestamp, pageUrl }) }
}
