import { fail, ok, type Result } from '@diandu/core/kernel'
import { WRONG_SHAPE } from './read-value.ts'

/** Of a call that answers in several shapes, the one with this field; another one is not what was asked for. */
export function answerWith<Answer extends object, Field extends PropertyKey>(
  result: Result<Answer>,
  field: Field,
): Result<Extract<Answer, Readonly<Record<Field, unknown>>>> {
  if (!result.ok) return result
  return field in result.value
    ? ok(result.value as Extract<Answer, Readonly<Record<Field, unknown>>>)
    : fail(WRONG_SHAPE)
}
