import type { Failure, Result } from '@diandu/core/kernel'
import { CODE_SUCCESS, codeOf, type Envelope, type SealedData } from '@diandu/wire'

/** The words of the failures that carry none; a screen may say them in its own language. */
const MESSAGE = {
  'login-required': '请先登录后再操作',
  'phone-not-bound': '账号未绑定手机号',
  'signer-mismatch': '签约信息不一致',
  'key-missing': '公钥获取失败',
  'key-stale': '公钥错误，请重新获取',
  'signature-rejected': '签名错误',
} as const

const LOGIN_OVER = '登录已过期，请重新登录'

/** The envelope around one answer, as it goes over the wire. */
export function answerText(result: Result<unknown>, nowMs: number, successCode = CODE_SUCCESS): string {
  const envelope: Envelope = result.ok
    ? { code: successCode, message: 'success', data: result.value ?? null, timestamp: nowMs }
    : {
        code: failureCode(result.failure),
        message: messageOf(result.failure),
        data: dataOf(result.failure),
        timestamp: nowMs,
      }
  return JSON.stringify(envelope)
}

/** The envelope around data that stand as JSON already, because they are sent more than once. */
export const successText = (data: string, nowMs: number): string =>
  `{"code":${JSON.stringify(CODE_SUCCESS)},"message":"success","data":${data},"timestamp":${nowMs}}`

/** The same around data that were sealed for the one who asked. */
export const sealedText = ({ data, secret }: SealedData, nowMs: number): string =>
  JSON.stringify({ code: CODE_SUCCESS, message: 'success', data, is_secret: 1, secret, timestamp: nowMs })

function failureCode(failure: Failure): string {
  const code = codeOf(failure)
  // Offline, timeouts and HTTP statuses are what a client sees; a handler that answers one has a bug.
  if (code === undefined) throw new Error(`A handler answered ${failure.kind}, which has no code.`)
  return code
}

function messageOf(failure: Failure): string {
  if (failure.kind === 'refused') return failure.message
  if (failure.kind === 'login-required' && failure.hadLogin === true) return LOGIN_OVER
  return failure.kind in MESSAGE ? MESSAGE[failure.kind as keyof typeof MESSAGE] : ''
}

function dataOf(failure: Failure): unknown {
  if (failure.kind !== 'refused') return null
  const { field, reason } = failure
  return field === undefined && reason === undefined
    ? null
    : { ...(field === undefined ? {} : { field }), ...(reason === undefined ? {} : { reason }) }
}
