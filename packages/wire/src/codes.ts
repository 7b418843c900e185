import { REFUSAL_REASONS, type Failure, type RefusalReason } from '@diandu/core/kernel'

export const CODE_SUCCESS = '000000'

/** The one table between codes and failures (spec §8). No other user knows the texts. */
const CODE_OF = {
  refused: '400000',
  'key-missing': '3004',
  'key-stale': '3005',
  'signature-rejected': '3006',
  'login-required': '100000',
  'phone-not-bound': '4042',
  'signer-mismatch': '4043',
} as const

/** Older spellings of "log in again". */
const LOGIN_CODES: ReadonlySet<string> = new Set([CODE_OF['login-required'], '4000', '4007'])

export function failureOf(code: string, message: string, data: unknown): Failure {
  const given = message === '' ? {} : { message }
  if (LOGIN_CODES.has(code)) return { kind: 'login-required', ...given }
  switch (code) {
    case CODE_OF.refused:
      return { kind: 'refused', message, ...detailOf(data) }
    case CODE_OF['key-missing']:
      return { kind: 'key-missing' }
    case CODE_OF['key-stale']:
      return { kind: 'key-stale' }
    case CODE_OF['signature-rejected']:
      return { kind: 'signature-rejected' }
    case CODE_OF['phone-not-bound']:
      return { kind: 'phone-not-bound', ...given }
    case CODE_OF['signer-mismatch']:
      return { kind: 'signer-mismatch', ...given }
    default:
      return { kind: 'unrecognised', code }
  }
}

/** The code of a business failure, or undefined for one of the transport (an HTTP status speaks for those). */
export function codeOf(failure: Failure): string | undefined {
  if (failure.kind === 'unrecognised') return failure.code
  return failure.kind in CODE_OF ? CODE_OF[failure.kind as keyof typeof CODE_OF] : undefined
}

interface RefusalDetail {
  readonly field?: string
  readonly reason?: RefusalReason
}

/** A refusal's field and reason travel in `data`; anything else there is ignored. */
function detailOf(data: unknown): RefusalDetail {
  if (typeof data !== 'object' || data === null) return {}
  const { field, reason } = data as { field?: unknown; reason?: unknown }
  return {
    ...(typeof field === 'string' ? { field } : {}),
    ...(isReason(reason) ? { reason } : {}),
  }
}

const isReason = (value: unknown): value is RefusalReason => (REFUSAL_REASONS as readonly unknown[]).includes(value)
