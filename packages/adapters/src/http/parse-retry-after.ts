/** Milliseconds to wait, from a number of seconds or a date; undefined where the header says neither. */
export function parseRetryAfter(header: string | undefined, nowMs: number): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  const instant = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(instant) ? undefined : Math.max(0, instant - nowMs)
}
