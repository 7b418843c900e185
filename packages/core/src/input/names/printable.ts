import { FONT_RANGES } from './font-ranges.ts'

let covered: readonly (readonly [first: number, last: number])[] | undefined

function fontRanges(): readonly (readonly [number, number])[] {
  if (covered !== undefined) return covered
  let at = 0
  covered = FONT_RANGES.split(' ').map((range) => {
    const [behind = '', longer = '0'] = range.split('-')
    const first = at + Number.parseInt(behind, 36)
    at = first + Number.parseInt(longer, 36)
    return [first, at] as const
  })
  return covered
}

/** Whether the fonts of contracts, statements and invoices have a character. */
export function isPrintable(sign: string): boolean {
  const point = sign.codePointAt(0) ?? 0
  const ranges = fontRanges()
  let [low, high] = [0, ranges.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const [first, last] = ranges[middle] ?? [0, 0]
    if (point < first) high = middle - 1
    else if (point > last) low = middle + 1
    else return true
  }
  return false
}

/** The characters of a text that no document can hold, each once: they are refused where the text is typed. */
export const unprintableSigns = (text: string): readonly string[] => [
  ...new Set(Array.from(text.normalize('NFC').replace(/\s/g, '')).filter((sign) => !isPrintable(sign))),
]

/**
 * A text as documents print it. What was stored before such characters were refused is named by its code where it is a
 * letter, and left out where it is a picture or shows nothing: a box in its place could be any character.
 */
export const printedText = (text: string): string =>
  Array.from(text.normalize('NFC'), (sign) =>
    /\s/.test(sign) || isPrintable(sign) ? sign : /[\p{L}\p{N}]/u.test(sign) ? `〔U+${codeOf(sign)}〕` : '',
  ).join('')

const codeOf = (sign: string): string => (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
