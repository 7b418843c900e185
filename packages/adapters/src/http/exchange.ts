import { fail, ok, type Result } from '@diandu/core/kernel'
import type { Transport, WireAnswer, WireRequest } from './transport.ts'
import { within, type Limits } from './within.ts'

/** One request and its answer, or why none came. */
export const exchange = (transport: Transport, request: WireRequest, limits: Limits): Promise<Result<WireAnswer>> =>
  within(limits, async (stop) => answered(await transport(request, stop)))

const answered = (answer: WireAnswer | undefined): Result<WireAnswer> =>
  answer === undefined ? fail({ kind: 'offline' }) : ok(answer)
