/** True where the same transaction, run again, may pass: serialisation failure, deadlock. */
export function isRetryable(error: unknown): boolean {
  const state = sqlStateOf(error)
  return state === '40001' || state === '40P01'
}

/** True where a row would have been the second of its kind. */
export const isDuplicate = (error: unknown): boolean => sqlStateOf(error) === '23505'

/** True where a lock was waited for in vain. */
export const isLockedAway = (error: unknown): boolean => sqlStateOf(error) === '55P03'

/** The five-character SQLSTATE of an engine's error, or undefined for anything else. */
function sqlStateOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}
