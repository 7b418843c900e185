import { tencentAuthorization } from './tencent-signature.ts'

/** The caller, as the provider's console names it. */
export interface TencentCredentials {
  readonly secretId: string
  readonly secretKey: string
}

export interface TencentAction {
  readonly endpoint: string
  readonly service: string
  readonly action: string
  readonly version: string
  /** Services that are in one place only are asked without it. */
  readonly region?: string
  readonly input: object
  readonly nowMs: number
  readonly timeoutMs: number
}

const CONTENT_TYPE = 'application/json; charset=utf-8'

/** One signed request to a service of Tencent Cloud. */
export function tencentRequest(
  { secretId, secretKey }: TencentCredentials,
  { endpoint, service, action, version, region, input, nowMs, timeoutMs }: TencentAction,
): RequestInit {
  const { host } = new URL(endpoint)
  const body = JSON.stringify(input)
  const headers = { 'content-type': CONTENT_TYPE, host, 'x-tc-action': action.toLowerCase() }
  return {
    method: 'POST',
    // The signature is valid for this address only.
    redirect: 'error',
    body,
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'Content-Type': CONTENT_TYPE,
      'X-TC-Action': action,
      'X-TC-Version': version,
      ...(region === undefined ? {} : { 'X-TC-Region': region }),
      'X-TC-Timestamp': String(Math.floor(nowMs / 1000)),
      Authorization: tencentAuthorization({ host, service, body, nowMs, secretId, secretKey, headers }),
    },
  }
}
