import type { GenericSchema, InferInput, InferOutput } from 'valibot'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call: anyone, or a person who is logged in. */
export type Access = 'anyone' | 'member'

/** One call of /wap-api/v1, said once: the client, the server and the OpenAPI document all read this row. */
export interface Call<In extends GenericSchema = GenericSchema, Out extends GenericSchema = GenericSchema> {
  readonly method: Method
  /** Below the base path, without a leading slash. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  /** Moves money: carries an Idempotency-Key header, and the same key moves it once. */
  readonly money: boolean
  /** What is refused is written to the audit log: always where money moves, and where a row says so. */
  readonly audited: boolean
  /** The answer's data are sealed for the one who asks (spec §7). The request carries the asker's public key. */
  readonly sealed: boolean
  /** Texts of the input that travel sealed for the server, each by itself. */
  readonly sealedFields: readonly string[]
  /** Carries one file: the call travels as multipart, with the file in this field. The signature does not cover it. */
  readonly file?: string
  readonly input: In
  readonly output: Out
}

export type CallInput<C extends Call> = InferInput<C['input']>
export type CallArguments<C extends Call> = InferOutput<C['input']>
export type CallOutput<C extends Call> = InferOutput<C['output']>

interface CallRow<In extends GenericSchema, Out extends GenericSchema> {
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly access: Access
  readonly money?: boolean
  readonly audited?: boolean
  readonly file?: string
  readonly sealed?: boolean
  readonly sealedFields?: readonly FieldOf<InferInput<In>>[]
  readonly input: In
  readonly output: Out
}

/** Of an input with several ways, a field of any of them. */
type FieldOf<Input> = Input extends unknown ? keyof Input & string : never

export function call<In extends GenericSchema, Out extends GenericSchema>(row: CallRow<In, Out>): Call<In, Out> {
  return { money: false, audited: row.money ?? false, sealed: false, sealedFields: [], ...row }
}

/** How a row is named in tables and logs: `POST order/place`. */
export const callName = (row: Pick<Call, 'method' | 'path'>): string => `${row.method} ${row.path}`
