import type { Problem } from './field-problem.ts'

export interface TextLimits {
  /** In characters, as a person counts them on a keyboard; 0 where nothing need be said. */
  readonly least: number
  readonly most: number
  readonly mayBreakLines?: boolean
}

/** Control characters, and halves of characters: nobody types them. */
const UNTYPED = /[\p{Cc}\p{Cs}]/u

/** What is wrong with a text that will be kept as it was typed. White space around it does not count. */
export function judgeText(raw: string, { least, most, mayBreakLines = false }: TextLimits): Problem | undefined {
  const text = raw.trim()
  if (text === '') return least > 0 ? 'missing' : undefined
  const length = Array.from(text).length
  if (length > most) return 'too-long'
  if (UNTYPED.test(mayBreakLines ? text.replaceAll(/[\r\n\t]/g, '') : text)) return 'malformed'
  return length < least ? 'too-short' : undefined
}
