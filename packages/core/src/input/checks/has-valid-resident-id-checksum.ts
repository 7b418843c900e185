import { parseDay } from '../../format/index.ts'
import { isResidentId } from './is-resident-id.ts'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const
const CHECK_SIGNS = '10X98765432'

/** GB 11643: a birthday that exists and a check sign of weights modulo 11. */
export function hasValidResidentIdChecksum(text: string): boolean {
  if (!isResidentId(text) || !hasBirthday(text)) return false
  const sum = WEIGHTS.reduce<number>((total, weight, at) => total + weight * Number(text[at]), 0)
  return text[17] === CHECK_SIGNS[sum % 11]
}

const hasBirthday = (text: string): boolean =>
  !Number.isNaN(parseDay(`${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`))
