import { CHINA_OFFSET_MS } from './china-offset.ts'

const YEAR_1970_MS = 365 * 24 * 3_600_000

/** Old calls answer in seconds: what, read as milliseconds, would fall into 1970 is taken for seconds (spec §9). */
export function toMilliseconds(time: number): number {
  const chinaMs = time + CHINA_OFFSET_MS
  return chinaMs >= 0 && chinaMs < YEAR_1970_MS ? time * 1000 : time
}
