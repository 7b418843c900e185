/**
 * Region code, a year of 18xx to 20xx, a month of 01 to 12, a last digit that may be X (spec §5).
 * Whether the day exists and the check digit is right is for `hasValidResidentIdChecksum`.
 */
export function isResidentId(text: string): boolean {
  return /^[1-9]\d{5}(?:18|19|20)\d\d(?:0[1-9]|1[0-2])\d{5}[\dX]$/.test(text)
}
