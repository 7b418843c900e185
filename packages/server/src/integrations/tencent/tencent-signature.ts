import { createHash, createHmac } from 'node:crypto'
import { utcTime } from '@diandu/core/format'

export interface TencentRequest {
  readonly host: string
  readonly service: string
  readonly body: string
  readonly nowMs: number
  readonly secretId: string
  readonly secretKey: string
  /** Sent with the request and signed; names in lower case. `content-type` and `host` must be among them. */
  readonly headers: Readonly<Record<string, string>>
}

const ALGORITHM = 'TC3-HMAC-SHA256'

/**
 * The Authorization header of Tencent Cloud's third signature: request, scope and day are hashed in, each with the
 * last's key.
 */
export function tencentAuthorization(request: TencentRequest): string {
  const names = Object.keys(request.headers).sort()
  const signedHeaders = names.join(';')
  const canonicalHeaders = names.map((name) => `${name}:${request.headers[name]?.trim().toLowerCase()}\n`).join('')
  const canonicalRequest = ['POST', '/', '', canonicalHeaders, signedHeaders, sha256(request.body)].join('\n')

  const seconds = Math.floor(request.nowMs / 1000)
  const day = utcTime(request.nowMs, 'YYYY-MM-DD')
  const scope = `${day}/${request.service}/tc3_request`
  const toSign = [ALGORITHM, String(seconds), scope, sha256(canonicalRequest)].join('\n')

  const dayKey = hmac(`TC3${request.secretKey}`, day)
  const signature = hmac(hmac(hmac(dayKey, request.service), 'tc3_request'), toSign).toString('hex')
  return `${ALGORITHM} Credential=${request.secretId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
