/** A wait that is no finite number of milliseconds, or less than nothing, is the usual one. */
export function waitMsOr(usualMs: number, requestedMs: number = usualMs): number {
  return Number.isFinite(requestedMs) && requestedMs >= 0 ? requestedMs : usualMs
}
