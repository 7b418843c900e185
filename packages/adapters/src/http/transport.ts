import type { Method } from '@diandu/wire'

/** One request, as any transport carries it. */
export interface WireRequest {
  readonly method: Method
  /** Below the base path; one that begins with a slash lies outside of it. */
  readonly path: string
  readonly parameters: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
}

export interface WireAnswer {
  readonly status: number
  readonly body: string
  /** The Retry-After header, as it came. */
  readonly retryAfter?: string
}

/** Carries a request; undefined where no answer came. It may stop early when the signal aborts. */
export type Transport = (request: WireRequest, signal: AbortSignal) => Promise<WireAnswer | undefined>
