import type { Failure, Result } from '@diandu/core/kernel'

/** Carries a failure through react-query, which knows errors only. */
class FailureError extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.kind)
    this.failure = failure
  }
}

export function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new FailureError(result.failure)
  return result.value
}

/** Any other error is a fault of the console itself. */
export const failureOfError = (error: unknown): Failure =>
  error instanceof FailureError ? error.failure : { kind: 'unrecognised', code: 'error' }
