import { parseDay } from './chinese-time.ts'

const YEAR_1970 = { from: parseDay('1970-01-01'), before: parseDay('1971-01-01') } as const

/** Old calls answer in seconds: what, read as milliseconds, would fall into 1970 is taken for seconds (spec §9). */
export function toMilliseconds(time: number): number {
  return time >= YEAR_1970.from && time < YEAR_1970.before ? time * 1000 : time
}
