import type { Failure, Result } from '@diandu/core/kernel'
import { RouteError } from './route-error.ts'

/** react-query knows a failure by what is thrown: this carries ours through it, and nothing else throws it. */
class FailureError extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.kind)
    this.name = 'FailureError'
    this.failure = failure
  }
}

export function valueOrThrow<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new FailureError(result.failure)
}

/** The failure behind a thrown value; to the user a bug is a fault of the server. */
export function failureOfError(error: unknown): Failure {
  if (error instanceof FailureError) return error.failure
  if (error instanceof RouteError) return { kind: 'http', status: error.status, message: error.message }
  return { kind: 'http', status: 500 }
}

/** The HTTP status of a page whose main call failed. A failure without a status counts as temporary. */
export function statusOf(failure: Failure): number {
  switch (failure.kind) {
    case 'http':
      return failure.status
    case 'too-many-requests':
      return 429
    case 'refused':
      return 404
    default:
      return 503
  }
}

/** An HTTP status other than 200: its message replaces the page (spec §8). */
export function httpFailureOf(error: unknown): Failure | undefined {
  const failure = error === null ? undefined : failureOfError(error)
  return failure?.kind === 'http' || failure?.kind === 'too-many-requests' ? failure : undefined
}
