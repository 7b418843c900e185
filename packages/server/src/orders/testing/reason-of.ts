import type { Result } from '@diandu/core/kernel'

/** Why something was refused; undefined where it was not. */
export function reasonOf(result: Result<unknown>): string | undefined {
  if (result.ok) return undefined
  return result.failure.kind === 'refused' ? result.failure.reason : result.failure.kind
}
