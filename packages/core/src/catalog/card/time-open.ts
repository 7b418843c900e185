import { monthsSince } from '../../format/index.ts'

export interface TimeOpen {
  readonly years: number
  /** Beyond the full years, 0 to 11. */
  readonly months: number
}

/** For how many full years and months a shop has been open; undefined where its day is no day, or is yet to come. */
export function timeOpen(openedOn: string, now: number): TimeOpen | undefined {
  const months = monthsSince(openedOn, now)
  return months >= 0 ? { years: Math.floor(months / 12), months: months % 12 } : undefined
}
