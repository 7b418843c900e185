/** Six digits that are neither all the same nor a run up or down: those are what a thief tries first. */
export function isPaymentPassword(text: string): boolean {
  if (!/^\d{6}$/.test(text)) return false
  const digits = Array.from(text, Number)
  // Five equal steps between ten digits can only be steps of nothing, one up or one down.
  return new Set(digits.slice(1).map((digit, at) => digit - (digits[at] ?? 0))).size > 1
}
