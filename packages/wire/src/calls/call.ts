import type { GenericSchema, InferInput, InferOutput } from 'valibot'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call: `anyone`, or a user who is logged in. */
export type Access = 'anyone' | 'member'

/**
 * One call of /wap-api/v1, defined once: the client, the server, the OpenAPI document and the tests that try every call
 * all read this entry.
 */
export interface Call<In extends GenericSchema = GenericSchema, Out extends GenericSchema = GenericSchema> {
  readonly method: Method
  /** Below the base path, without a leading slash. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  /** Moves money: carries an Idempotency-Key header, and the same key moves it once. */
  readonly money: boolean
  /**
   * Adds something each time: the same request once more, signature, file and all, adds nothing and gets the first
   * answer. An Idempotency-Key is welcome.
   */
  readonly once: boolean
  /** Refusals are written to the audit log: always where money moves, and where an endpoint says so. */
  readonly audited: boolean
  /** The answer's data are sealed for the one who asks (spec §7). The request carries the asker's public key. */
  readonly sealed: boolean
  /** Texts of the input that travel sealed for the server, each by itself. */
  readonly sealedFields: readonly string[]
  /** Carries one file: the call travels as multipart, with the file in this field. The signature does not cover it. */
  readonly file?: string
  /**
   * How many a minute one client address may send: of a call that is worth guessing at, costs money or leaves a stored
   * row. Without it only the server's limit for all requests of that address counts.
   */
  readonly rateLimitPerMinute?: number
  /** By which code an answer of it says that all is well, where that is not the usual one. */
  readonly successCode?: string
  /** The longest body, in bytes, where a person may send more than the server's own limit: a long text. */
  readonly bodyBytes?: number
  readonly input: In
  readonly output: Out
  /** A well-formed input with all fields that go together, as the server reads it; empty where nothing is asked. */
  readonly example: Readonly<Record<string, unknown>>
}

export type CallInput<C extends Call> = InferInput<C['input']>
export type CallArguments<C extends Call> = InferOutput<C['input']>
export type CallOutput<C extends Call> = InferOutput<C['output']>

interface CallEntry<In extends GenericSchema, Out extends GenericSchema> {
  readonly summary: string
  readonly access: Access
  readonly money?: boolean
  readonly once?: boolean
  readonly audited?: boolean
  readonly file?: string
  readonly sealed?: boolean
  readonly sealedFields?: readonly FieldOf<InferInput<In>>[]
  readonly rateLimitPerMinute?: number
  readonly successCode?: string
  readonly bodyBytes?: number
  readonly input: In
  readonly output: Out
}

/** Whatever takes something shows what. */
type ExampleOf<Input> = [FieldOf<Input>] extends [never] ? { readonly example?: never } : { readonly example: Input }

/** Of an input with several ways, a field of any of them. */
type FieldOf<Input> = Input extends unknown ? keyof Input & string : never

/** Method and path of a call that is named as in tables and logs. */
export function routeOf<M extends Method>(name: `${M} ${string}`): { readonly method: M; readonly path: string } {
  const end = name.indexOf(' ')
  return { method: name.slice(0, end) as M, path: name.slice(end + 1) }
}

export function call<In extends GenericSchema, Out extends GenericSchema>(
  name: `${Method} ${string}`,
  entry: CallEntry<In, Out> & ExampleOf<InferInput<In>>,
): Call<In, Out> {
  return {
    ...routeOf(name),
    money: false,
    once: false,
    audited: entry.money ?? false,
    sealed: false,
    sealedFields: [],
    ...entry,
    example: (entry.example ?? {}) as Call['example'],
  }
}

/** How an endpoint is named in tables and logs: `POST order/place`. */
export const callName = (endpoint: Pick<Call, 'method' | 'path'>): string => `${endpoint.method} ${endpoint.path}`
