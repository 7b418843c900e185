import { isCreditCode } from './is-credit-code.ts'

/** GB 32100 leaves out I, O, S, V and Z, which are easily read as something else. */
const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/**
 * GB 32100: weights are the powers of three modulo 31; the check sign, counted once, makes the sum a multiple of 31.
 */
export function hasValidCreditCodeChecksum(text: string): boolean {
  if (!isCreditCode(text)) return false
  const values = Array.from(text.toUpperCase(), (sign) => ALPHABET.indexOf(sign))
  if (values.includes(-1)) return false
  let weight = 1
  let sum = values[17] ?? 0
  for (const value of values.slice(0, 17)) {
    sum += value * weight
    weight = (weight * 3) % 31
  }
  return sum % 31 === 0
}
