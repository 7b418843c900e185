import type { Failure, RefusalReason } from '@diandu/core/kernel'
import type { Call } from '@diandu/wire'
import type { SecurityEvent, SecurityEventKind } from './security-event.ts'

type Described = Pick<SecurityEvent, 'kind' | 'reason' | 'field'>

/** Refusals that mean the same wherever they are given. All others happen every day. */
const KINDS: Partial<Readonly<Record<RefusalReason, SecurityEventKind>>> = {
  'bad-parameter': 'input-refused',
  'parameter-missing': 'input-refused',
  'link-wrong': 'access-refused',
  'key-reused': 'signature-refused',
  'captcha-required': 'proof-refused',
  'captcha-wrong': 'proof-refused',
  'code-wrong': 'proof-refused',
  'code-spent': 'proof-refused',
  'code-too-soon': 'too-often',
  'too-many': 'too-often',
  'credentials-wrong': 'proof-refused',
  'name-locked': 'proof-refused',
  'password-wrong': 'proof-refused',
  'proof-spent': 'proof-refused',
  'app-token-wrong': 'proof-refused',
  'wechat-visit-over': 'proof-refused',
  'payment-password-wrong': 'proof-refused',
  'payment-password-locked': 'proof-refused',
}

/**
 * A refused call as an event for the operator who watches the server; null where it is none, or is reported by its
 * status (429).
 */
export function eventOfRefusal(endpoint: Pick<Call, 'access'>, failure: Failure): Described | null {
  switch (failure.kind) {
    case 'login-required':
      return { kind: 'session-missing', reason: failure.kind, field: null }
    case 'signer-mismatch':
      return { kind: 'access-refused', reason: failure.kind, field: null }
    case 'signature-rejected':
      return { kind: 'signature-refused', reason: failure.kind, field: null }
    case 'key-missing':
    case 'key-stale':
      return { kind: 'input-refused', reason: failure.kind, field: null }
    case 'refused':
      return ofReason(endpoint, failure)
    default:
      return null
  }
}

/** A thing that every visitor may look for may be gone; one that a user names is theirs, or another user's. */
function ofReason(
  { access }: Pick<Call, 'access'>,
  { reason, field }: Extract<Failure, { kind: 'refused' }>,
): Described | null {
  const kind =
    reason === 'not-found' && access === 'member' ? 'access-refused' : reason === undefined ? undefined : KINDS[reason]
  return reason === undefined || kind === undefined ? null : { kind, reason, field: field ?? null }
}
