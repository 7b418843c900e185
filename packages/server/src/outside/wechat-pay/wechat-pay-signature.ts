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
export function weChatPayAuthorization({ method, path, body, timestamp, nonce }: SignedRequest, { merchantId, serial, privateKey }: WeChatPayAccount): string {
  const signature = createSign('RSA-SHA256').update(`${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`).sign(privateKey, 'base64')
  return `${SCHEME} mchid="${merchantId}",nonce_str="${nonce}",signature="${signature}",timestamp="${timestamp}",serial_no="${serial}"`
}

type Headers = Readonly<Record<string, string | undefined>>

/** Whether the platform signed these bytes, by the key that we know under the serial it names. */
export function isFromWeChatPay(headers: Headers, body: string, { platformSerial, platformKey }: WeChatPayAccount): boolean {
  const [timestamp, nonce, signature, serial] = ['timestamp', 'nonce', 'signature', 'serial'].map((name) => headers[`wechatpay-${name}`] ?? '')
  if (serial !== platformSerial || signature === undefined) return false
  return createVerify('RSA-SHA256').update(`${timestamp}\n${nonce}\n${body}\n`).verify(createPublicKey(platformKey), signature, 'base64')
}

export interface SealedResource {
  readonly ciphertext: string
  readonly nonce: string
  readonly associated_data: string
}

const TAG_BYTES = 16

/** What a notification seals for us (AEAD_AES_256_GCM). Throws where it was not sealed with our key. */
export function openResource({ ciphertext, nonce, associated_data: associated }: SealedResource, apiKey: string): string {
  const bytes = Buffer.from(ciphertext, 'base64')
  const [sealed, tag] = [bytes.subarray(0, -TAG_BYTES), bytes.subarray(-TAG_BYTES)]
  const cipher = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce), { authTagLength: TAG_BYTES }).setAAD(Buffer.from(associated)).setAuthTag(tag)
  return Buffer.concat([cipher.update(sealed), cipher.final()]).toString()
}
