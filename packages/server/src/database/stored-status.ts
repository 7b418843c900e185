import type { StatusCodes } from '@diandu/core/kernel'

/** The state that a stored code names. A code that no state has is damage, and nothing acts on damage. */
export function storedStatus<Status extends string>({ statusOf, statuses }: StatusCodes<Status>, code: number): Status {
  const status = statusOf(code)
  if (status === undefined) throw new Error(`${code} is none of ${statuses.join(', ')}.`)
  return status
}
