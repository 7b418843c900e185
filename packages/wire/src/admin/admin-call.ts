import type { StaffAct } from '@diandu/core/admin'
import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import { routeOf } from '../calls/call.ts'

/**
 * One call of /admin-api/v1, defined once. Who may, whether a second account has to approve it, whether it wants a
 * fresh proof and a reason: all of it is what core's table says of its act.
 */
export interface AdminCall<In extends GenericSchema = GenericSchema, Out extends GenericSchema = GenericSchema> {
  readonly method: 'GET' | 'POST'
  /** Below the base path, without a leading slash. */
  readonly path: string
  readonly summary: string
  /** Null: without a session. */
  readonly act: StaffAct | null
  readonly input: In
  readonly output: Out
  /** A well-formed input with all fields that go together; empty where nothing is asked. */
  readonly example: Readonly<Record<string, unknown>>
  /** Of a call that carries a file: the bytes that its body may have. */
  readonly bodyBytes?: number
}

export type AdminInput<C extends AdminCall> = InferInput<C['input']>
export type AdminArguments<C extends AdminCall> = InferOutput<C['input']>
export type AdminOutput<C extends AdminCall> = InferOutput<C['output']>

export const ADMIN_API_BASE = '/admin-api/v1/'

/** A page of another origin cannot send it without being asked first. */
export const CONSOLE_HEADER = 'x-diandu-console'

export const adminCall = <In extends GenericSchema, Out extends GenericSchema>(
  name: `${AdminCall['method']} ${string}`,
  entry: Omit<AdminCall<In, Out>, 'method' | 'path' | 'example'> & { readonly example?: InferInput<In> },
): AdminCall<In, Out> => ({ ...routeOf(name), ...entry, example: (entry.example ?? {}) as AdminCall['example'] })

/** How a call is named in tables and logs: `POST listings/decide`. */
export const adminCallName = ({ method, path }: Pick<AdminCall, 'method' | 'path'>): string => `${method} ${path}`
