/** A wait that is no finite number of milliseconds, or less than nothing, is the usual one. */
export function waitMsOr(usualMs: number, askedMs: number = usualMs): number {
  return Number.isFinite(askedMs) && askedMs >= 0 ? askedMs : usualMs
}
