import { fail, ok, type Result, type StatusMap } from '@diandu/core/kernel'
import type { ApprovalWays } from '@diandu/core/wallet'

/** `a, b or c` */
const oneOf = (names: readonly string[]): string => {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`
}

/** Where a thing is, and where it may go from there, in the names that a command takes. */
export const nextStatesText = (status: string, next: readonly string[]): string =>
  next.length === 0
    ? `It is ${status} now, and goes nowhere from there.`
    : `It is ${status} now; from there it goes to ${oneOf(next)}.`

/** The same for a request for money, a large one of which goes through approval. */
export const requestRefusalText = <Status extends string>(
  status: Status,
  to: Status,
  next: readonly Status[],
  { inApproval }: ApprovalWays<NoInfer<Status>>,
): string =>
  next.includes(to) && next.includes(inApproval)
    ? `It is ${status} now. A large sum, and what makes a large sum with what you let through alone in the last 24 hours, goes to ${inApproval} first, and another reviewer moves it on from there.`
    : nextStatesText(status, next)

/** Every state with those that follow it. */
export const statesText = <Status extends string>({ statuses, nextOf }: StatusMap<Status>): string =>
  statuses
    .filter((status) => nextOf(status).length > 0)
    .map((status) => `${status} goes to ${oneOf(nextOf(status))}`)
    .join('; ')

/** A state by its name, or by a beginning that no other has: `paid` for `paid-out`. */
export function stateNamed<Status extends string>(
  statuses: readonly Status[],
  option: string,
  typed: string,
): Result<Status, string> {
  const name = typed
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
  const begun = statuses.filter((status) => status.startsWith(name))
  const found = statuses.find((status) => status === name) ?? (begun.length === 1 ? begun[0] : undefined)
  return found === undefined ? fail(`${option} is one of ${statuses.join(', ')}.`) : ok(found)
}
