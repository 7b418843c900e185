/** What every business answer is wrapped in; its HTTP status is 200 (spec §7). */
export interface Envelope {
  readonly code: string
  readonly message: string
  readonly data: unknown
  /** Epoch milliseconds on the server. */
  readonly timestamp: number
}

export const API_BASE = '/wap-api/v1/'
export const IDEMPOTENCY_HEADER = 'idempotency-key'
/** A signed request older or newer than this is refused. */
export const TIMESTAMP_TOLERANCE_MS = 5 * 60_000
