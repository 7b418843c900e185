import { hasControlSign, unprintableSigns } from '../input/index.ts'
import type { Problem } from './field-problem.ts'

export interface TextLimits {
  /** In characters, as a person counts them on a keyboard; 0 where the text is optional. */
  readonly min: number
  readonly max: number
  readonly mayBreakLines?: boolean
  /** A document will hold it: see `unprintableSigns`. */
  readonly isPrinted?: boolean
}

/** Controls, and halves of characters: a keyboard does not type them, in however many lines. */
const UNTYPED = /[\p{Cc}\p{Cs}]/u

/** The fault of a text that will be stored as it was typed. White space around it does not count. */
export function validateText(
  raw: string,
  { min, max, mayBreakLines = false, isPrinted = false }: TextLimits,
): Problem | undefined {
  const text = raw.trim()
  if (text === '') return min > 0 ? 'missing' : undefined
  const length = Array.from(text).length
  if (length > max) return 'too-long'
  if (mayBreakLines ? UNTYPED.test(text.replaceAll(/[\r\n\t]/g, '')) : hasControlSign(text)) return 'malformed'
  if (length < min) return 'too-short'
  return isPrinted && unprintableSigns(text).length > 0 ? 'unprintable' : undefined
}
