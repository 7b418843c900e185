import type { Result, StopSignal } from '@diandu/core/kernel'
import type { Call, CallInput, CallOutput } from '@diandu/wire'
import type { SentFile } from './transport.ts'

export interface SendOptions {
  /** Of a call that moves money: made when the person starts the action, kept until it is answered. */
  readonly key?: string
  readonly signal?: StopSignal | undefined
  /** Of a endpoint that carries one. */
  readonly file?: SentFile
}

/** Anything that reads a value and says whether it is one (https://standardschema.dev). */
export interface Reader<Value> {
  readonly '~standard': { readonly validate: (value: unknown) => Reading<Value> | Promise<Reading<Value>> }
}

export type Reading<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly unknown[] }

/** The way to the server. A port's adapter names a endpoint, and that is all it does. */
export interface Client {
  send<C extends Call>(endpoint: C, input: CallInput<C>, options?: SendOptions): Promise<Result<CallOutput<C>>>
  /** Gets a bare JSON document from outside the base path. */
  read<Value>(path: string, shape: Reader<Value>, signal?: StopSignal): Promise<Result<Value>>
  /** Gets a file, of which parts may come (206). It may be large: there is no time limit. */
  download(address: string, signal?: StopSignal): Promise<Result<Blob>>
}
