import type { StatusCodes } from '@diandu/core/kernel'
import * as v from 'valibot'
import { stateOrUnknown } from '../state-of.ts'
import { instant } from './schemas.ts'

/** Where a request stands, and each of its moves, as its person reads them. */
export const standingOf = <Status extends string>(codes: StatusCodes<Status>) => {
  const status = stateOrUnknown(codes)
  return { status, steps: v.array(v.object({ status, at: instant, by: v.string(), why: v.string() })) }
}
