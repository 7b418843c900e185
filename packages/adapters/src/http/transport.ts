import type { Method } from '@diandu/wire'

/** One request, as any transport carries it. */
export interface WireRequest {
  readonly method: Method
  /** Below the base path; one that begins with a slash lies outside of it, a whole address anywhere. */
  readonly path: string
  readonly parameters: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
  /** The answer is a file and no text. */
  readonly wantsFile?: true
  /** With one, the request travels as multipart: the file in its field, each parameter in one of its own. */
  readonly file?: SentFile & { readonly field: string }
}

export interface SentFile {
  readonly type: string
  readonly bytes: Uint8Array
}

export interface WireAnswer {
  readonly status: number
  readonly body: string
  /** Of a request that wants one. */
  readonly file?: Blob
  /** The Retry-After header, as it came. */
  readonly retryAfter?: string
}

/** Carries a request; undefined where no answer came. It may stop early when the signal aborts. */
export type Transport = (request: WireRequest, signal: AbortSignal) => Promise<WireAnswer | undefined>
