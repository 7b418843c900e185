const CHINA_OFFSET_MS = 8 * 3_600_000
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/

export interface TimeOpen {
  readonly years: number
  /** Beyond the full years, 0 to 11. */
  readonly months: number
}

/** For how many full years and months a shop has been open; undefined where its day is no day, or is yet to come. */
export function timeOpen(openedOn: string, now: number): TimeOpen | undefined {
  const [, year, month, day] = DAY.exec(openedOn) ?? []
  const today = new Date(now + CHINA_OFFSET_MS)
  const months =
    (today.getUTCFullYear() - Number(year)) * 12 +
    today.getUTCMonth() -
    (Number(month) - 1) -
    (today.getUTCDate() < Number(day) ? 1 : 0)
  return months >= 0 ? { years: Math.floor(months / 12), months: months % 12 } : undefined
}
