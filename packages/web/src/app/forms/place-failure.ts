import type { Failure, RefusalReason, Refused } from '@diandu/core/kernel'

/** Where a refusal belongs when the answer names no field. */
const FIELD_OF_REASON: Partial<Readonly<Record<RefusalReason, string>>> = {
  'code-wrong': 'code',
  'code-spent': 'code',
  'code-too-soon': 'code',
  'name-taken': 'username',
  'mobile-taken': 'mobile',
  'password-weak': 'password',
}

/** The field of a form that a failure belongs to; undefined where it concerns the form as a whole. */
export function placeFailure<Field extends string>(
  failure: Failure | undefined,
  fields: readonly Field[],
): Field | undefined {
  if (failure?.kind !== 'refused') return undefined
  const named = fields.find((field) => field === failure.field)
  if (named !== undefined || failure.reason === undefined) return named
  return fields.find((field) => field === FIELD_OF_REASON[failure.reason as RefusalReason])
}

/** Whether a refusal is about one field of what was sent, by its name or by its reason. */
export const isOfField = ({ field, reason }: Refused): boolean =>
  field !== undefined || (reason !== undefined && reason in FIELD_OF_REASON)
