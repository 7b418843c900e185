import { FIELD_PROBLEMS } from '@diandu/core/account'
import type { Failure } from '@diandu/core/kernel'

/** Why a change of phone, or documents, could not be decided on. */
export function reviewRefusalText(failure: Failure): string {
  if (failure.kind !== 'refused') return failure.kind
  if (failure.message === FIELD_PROBLEMS.settled.zh) return 'This was settled before.'
  return failure.reason === 'papers-settled'
    ? 'These were settled before.'
    : failure.reason === 'not-found'
      ? 'There is nothing with this id.'
      : failure.message
}
