import { isDeepStrictEqual } from 'node:util'
import type { Result } from '@diandu/core/kernel'
import { callName, wireWriter, type Call } from '@diandu/wire'
import * as v from 'valibot'
import type { Handler } from '../calls/index.ts'

/** The same handlers, each of them a bug (an exception) where it answers anything but what its endpoint promises. */
export const checkedHandlers = (handlers: readonly Handler[]): readonly Handler[] => handlers.map(checked)

function checked(handler: Handler): Handler {
  const { endpoint, work } = handler
  const watched = async (...given: Parameters<typeof work>) =>
    promised(endpoint, await (work as (...all: unknown[]) => Promise<Result<unknown>>)(...given))
  return { ...handler, work: watched } as Handler
}

/** Exactly that: a field that the endpoint does not name would reveal more than was meant. */
function promised(endpoint: Call, result: Result<unknown>): Result<unknown> {
  if (!result.ok) return result
  const sent: unknown = JSON.parse(JSON.stringify(result.value))
  const parsed = v.safeParse(endpoint.output, sent)
  if (!parsed.success)
    throw new Error(
      `${callName(endpoint)} answers what its endpoint does not promise: ${JSON.stringify(v.flatten(parsed.issues))}`,
    )
  if (!isDeepStrictEqual(wireWriter(endpoint.output)?.(parsed.output) ?? parsed.output, sent))
    throw new Error(`${callName(endpoint)} answers more than its endpoint promises: ${JSON.stringify(sent)}`)
  return result
}
