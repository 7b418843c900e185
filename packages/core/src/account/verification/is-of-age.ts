import { chineseTime } from '../../format/index.ts'

const ADULT_AT_YEARS = 18

/** Whether the owner of a resident ID is eighteen at an instant: from the birthday on, by the calendar in China. */
export function isOfAge(residentId: string, now: number): boolean {
  // Compared as numbers of eight digits: a person born on 29 February comes of age on 1 March.
  const today = Number(chineseTime(now, 'YYYYMMDD'))
  return today - Number(residentId.slice(6, 14)) >= ADULT_AT_YEARS * 10_000
}
