import type { Failure, Result } from '@diandu/core/kernel'

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

/** The failure behind anything that was thrown; a bug shows as the server's fault, which is what it is to a person. */
export const failureOfError = (error: unknown): Failure =>
  error instanceof FailureError ? error.failure : { kind: 'http', status: 500 }
