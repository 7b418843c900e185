import { fail, type Result } from '../../kernel/index.ts'
import { cleanAmountText } from '../cleaning/clean-amount.ts'
import { cleanPrice } from '../cleaning/clean-price.ts'
import { foldTyped } from '../cleaning/fold-typed.ts'
import { parseYuan, type YuanFailure } from '../parse-yuan.ts'
import { plainNumber } from './plain-number.ts'

/** The most digits before the point that an amount is cleaned to (spec §5). */
const MAX_CLEANED = 12

/** A typed amount of money as whole fen. What cannot be read is refused, and nothing is deleted from it. */
export function readYuan(raw: string): Result<number, YuanFailure> {
  if (foldTyped(raw) === '') return fail('empty')
  const plain = plainNumber(raw)
  return plain === undefined ? fail('not-an-amount') : parseYuan(plain)
}

/**
 * Value of an amount field once it is left: cleaned by the specification's rules where it can be read, as it was typed
 * where not.
 */
export function typedAmount(raw: string): string {
  const plain = plainNumber(raw)
  if (plain === undefined) return raw.trim()
  const [whole = ''] = plain.split('.')
  return whole.length > MAX_CLEANED ? plain : cleanAmountText(plain)
}

/**
 * A bound of a price that a person typed, in yuan: without a minus sign before it and with two decimals at most, as the
 * specification's filter has it; undefined where it is none.
 */
export function readPrice(raw: string): string | undefined {
  const plain = plainNumber(foldTyped(raw).replace(/^[-−]+/, ''))
  return plain === undefined || /^\d{10}/.test(plain) ? undefined : cleanPrice(plain)
}

/** A whole number that a person typed; undefined where it is none. */
export function readCount(raw: string): number | undefined {
  const digits = countDigits(raw)
  return digits === undefined ? undefined : Number(digits)
}

/** The same as its field holds it once it is left. */
export const typedCount = (raw: string): string => countDigits(raw)?.replace(/^0+(?=\d)/, '') ?? raw.trim()

const countDigits = (raw: string): string | undefined => /^(\d+)(?:\.0*)?$/.exec(plainNumber(raw) ?? '')?.[1]

/** A number without a unit, such as a rating or a weight, as digits and one point; undefined for any other text. */
export const readDecimal = (raw: string): string | undefined =>
  /^[\d.,。 ]*$/u.test(foldTyped(raw)) ? plainNumber(raw) : undefined

/** The same as its field holds it once it is left. */
export const typedDecimal = (raw: string): string => readDecimal(raw) ?? raw.trim()
