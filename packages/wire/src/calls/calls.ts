import type { GenericSchema } from 'valibot'
import * as everything from './all.calls.ts'
import type { Call } from './call.ts'

/** A module exports calls, records of calls, and schemas that other modules use. */
type Exported = Call | Readonly<Record<string, Call>> | GenericSchema

const keyOf = ({ path, method }: Call): string => `${path} ${method}`
const isSchema = (exported: Exported): exported is GenericSchema => '~standard' in exported
const isCall = (exported: Exclude<Exported, GenericSchema>): exported is Call => typeof exported['path'] === 'string'

/** Every call there is, by path and method: what no `*.calls.ts` exports does not exist. */
export const CALLS: readonly Call[] = Object.values<Exported>(everything)
  .flatMap((exported) => (isSchema(exported) ? [] : isCall(exported) ? [exported] : Object.values(exported)))
  .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
