/**
 * A stretch of time as days, hours, minutes and seconds, each of two digits or more. Nothing is left of a negative one.
 */
export function toDayHourMinuteSecond(durationMs: number): readonly [string, string, string, string] {
  // A value that is no number counts as no time.
  const seconds = Math.floor(Math.min(Math.max(durationMs || 0, 0), Number.MAX_SAFE_INTEGER) / 1000)
  return [
    pad(Math.floor(seconds / 86_400)),
    pad(Math.floor(seconds / 3600) % 24),
    pad(Math.floor(seconds / 60) % 60),
    pad(seconds % 60),
  ]
}

function pad(part: number): string {
  return String(part).padStart(2, '0')
}
