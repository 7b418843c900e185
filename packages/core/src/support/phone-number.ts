/**
 * A number that a telephone can dial: digits with single dashes or spaces between them, and a plus before them at most.
 * Total.
 */
export function toPhoneNumber(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 30) return undefined
  const text = value.trim()
  return /^\+?\d(?:[- ]?\d){2,19}$/.test(text) ? text : undefined
}
