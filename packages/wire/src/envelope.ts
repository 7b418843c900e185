/** Of every business answer; its HTTP status is 200 (spec §7). */
export interface Envelope {
  readonly code: string
  readonly message: string
  readonly data: unknown
  /** Epoch milliseconds on the server. */
  readonly timestamp: number
}

export const API_BASE = '/wap-api/v1/'
export const IDEMPOTENCY_HEADER = 'idempotency-key'
/** For whom a caller with a token says it acts: the id of the user that its page shows. */
export const ACTING_USER_HEADER = 'x-acting-user'
/** A user's id as that header carries it. */
export const actingUserText = (userId: string): string => encodeURIComponent(userId)
/** A signed request older or newer than this is refused. */
export const TIMESTAMP_TOLERANCE_MS = 5 * 60_000
