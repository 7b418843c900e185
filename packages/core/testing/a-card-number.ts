import { passesLuhn } from '../src/input/index.ts'

/** A number as a bank would give it out: different for different places, and with a check digit that fits. */
export function aCardNumber(place = 1, beginning = '622588'): string {
  const body = beginning + String(place).padStart(9, '0')
  const check = '0123456789'.split('').find((digit) => passesLuhn(body + digit))
  return body + (check ?? '0')
}
