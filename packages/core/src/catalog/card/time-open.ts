const CHINA_OFFSET_MS = 8 * 3_600_000

export interface TimeOpen {
  readonly years: number
  /** Beyond the full years, 0 to 11. */
  readonly months: number
}

/** For how many full years and months a shop has been open; undefined where its day is no day, or is yet to come. */
export function timeOpen(openedOn: string, now: number): TimeOpen | undefined {
  const [year = Number.NaN, month = 0, day = 0] = openedOn.split('-').map(Number)
  const today = new Date(now + CHINA_OFFSET_MS)
  const months = (today.getUTCFullYear() - year) * 12 + today.getUTCMonth() - month + (today.getUTCDate() < day ? 0 : 1)
  return months >= 0 && month > 0 ? { years: Math.floor(months / 12), months: months % 12 } : undefined
}
