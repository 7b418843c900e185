import { reasonOf } from '@diandu/core/testing'
import type { Result } from '@diandu/core/kernel'

/** Why core refuses it; undefined where it does not. */
export const reasonIn = (result: Result<unknown>): string | undefined => (result.ok ? undefined : reasonOf(result))
