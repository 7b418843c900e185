const MAX_INTEGER_DIGITS = 12

/**
 * Cleans an amount while a person types it (spec §5). A text without a dot becomes a number; one with a dot stays text,
 * because `1.` and `1.0` are unfinished.
 */
export function cleanAmount(raw: string): string | number {
  const stored = raw.replace(/[^\d.]/g, '')
  const dot = stored.indexOf('.')
  if (dot === -1) return stored === '' ? '' : Number(stored.slice(0, MAX_INTEGER_DIGITS))
  const yuan = stored.slice(0, dot).slice(0, MAX_INTEGER_DIGITS)
  const decimals = stored.slice(dot).replace(/\./g, '').slice(0, 2)
  return `${yuan === '' ? '0' : yuan}.${decimals}`
}

/** The same for a controlled field, which holds text only. */
export function cleanAmountText(raw: string): string {
  return String(cleanAmount(raw))
}
