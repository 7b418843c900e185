import type { Result } from '../../src/kernel/index.ts'

/** The value, or `other` where there is none. */
export const valueOr = <T>(result: Result<T, unknown>, other: T): T => (result.ok ? result.value : other)
