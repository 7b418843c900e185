import { createDecipheriv, createPublicKey, createSign, createVerify } from 'node:crypto'
import type { WeChatPayAccount } from './wechat-pay-account.ts'

export interface SignedRequest {
  readonly method: 'GET' | 'POST'
  /** With its query, without the host. */
  readonly path: string
  /** Empty for a GET. */
  readonly body: string
  readonly timestamp: number
  readonly nonce: string
}

const SCHEME = 'WECHATPAY2-SHA256-RSA2048'

/** The `Authorization` of a request (pay.weixin.qq.com, API v3: how requests are signed). */
export function weChatPayAuthorization(
  { method, path, body, timestamp, nonce }: SignedRequest,
  { merchantId, serial, privateKey }: WeChatPayAccount,
): string {
  const signature = createSign('RSA-SHA256')
    .update(`${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`)
    .sign(privateKey, 'base64')
  return `${SCHEME} mchid="${merchantId}",nonce_str="${nonce}",signature="${signature}",timestamp="${timestamp}",serial_no="${serial}"`
}

type Headers = Readonly<Record<string, string | undefined>>

/** Nothing older, and nothing from farther ahead, is the platform's word of now. */
const VALID_MS = 300_000

export type PlatformFault = 'unknown-key' | 'signature' | 'too-old'

/** Null where the signature is the platform's and recent. */
export function platformFault(
  headers: Headers,
  body: string,
  { platformKeys }: WeChatPayAccount,
  nowMs: number,
): PlatformFault | null {
  const header = (name: string): string => headers[`wechatpay-${name}`] ?? ''
  const key = platformKeys.get(header('serial'))
  if (key === undefined) return header('serial') === '' ? 'signature' : 'unknown-key'
  const isSigned = createVerify('RSA-SHA256')
    .update(`${header('timestamp')}\n${header('nonce')}\n${body}\n`)
    .verify(createPublicKey(key), header('signature'), 'base64')
  if (!isSigned) return 'signature'
  return Math.abs(nowMs - Number(header('timestamp')) * 1000) <= VALID_MS ? null : 'too-old'
}

export interface SealedResource {
  readonly ciphertext: string
  readonly nonce: string
  readonly associated_data: string
}

const TAG_BYTES = 16

/** Decrypts a notification (AEAD_AES_256_GCM). Throws where it was not sealed with our key. */
export function openResource(
  { ciphertext, nonce, associated_data: associated }: SealedResource,
  apiKey: string,
): string {
  const bytes = Buffer.from(ciphertext, 'base64')
  const [sealed, tag] = [bytes.subarray(0, -TAG_BYTES), bytes.subarray(-TAG_BYTES)]
  const cipher = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(associated))
    .setAuthTag(tag)
  return Buffer.concat([cipher.update(sealed), cipher.final()]).toString()
}
