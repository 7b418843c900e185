import type { Failure } from './failure.ts'

/** The result of every fallible function. A thrown exception is a bug, never an answer. */
export type Result<T, F = Failure> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: F }

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })

export const fail = <F>(failure: F): { readonly ok: false; readonly failure: F } => ({ ok: false, failure })

export function mapResult<T, U, F>(result: Result<T, F>, change: (value: T) => U): Result<U, F> {
  return result.ok ? ok(change(result.value)) : result
}
