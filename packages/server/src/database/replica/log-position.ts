/** A place in PostgreSQL's log: what was committed before it is known to a server that has read that far. */
export type LogPosition = bigint

const FORM = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/

/** Undefined for anything but a position as PostgreSQL writes it, such as `16/B374D848`. */
export function parsePosition(text: string): LogPosition | undefined {
  const [, high, low] = FORM.exec(text) ?? []
  return high === undefined || low === undefined ? undefined : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** Nothing has been read that far: so the primary is asked. */
export const BEYOND_EVERYTHING = 'FFFFFFFF/FFFFFFFF'

const PAGE = 8_192n
const SEGMENT_HEADER = 40n
const PAGE_HEADER = 24n

/**
 * Where the next record will begin, as where the last one ended: between them there may be the head of a page, which no
 * server replays.
 */
export function endOfRecord(next: LogPosition): LogPosition {
  const within = next % PAGE
  return within === PAGE_HEADER || within === SEGMENT_HEADER ? next - within : next
}
