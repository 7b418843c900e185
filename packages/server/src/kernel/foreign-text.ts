/** Makes users' text safe for a terminal: no cursor movement, line break or change of direction. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')

/** Makes the program's own output safe for a terminal; line breaks stay. */
export const wholeLines = (text: string): string => text.split('\n').map(oneLine).join('\n')

/** So much of an outside sender's text is enough to recognise it. */
const MAX_FOREIGN_TEXT = 64

/**
 * The beginning of what an outside sender wrote, fit for a log and for an answer: one line of at most `most`
 * characters, of which the last says that it was cut.
 */
export function truncated(text: string, max = MAX_FOREIGN_TEXT): string {
  const letters = Array.from(oneLine(text.slice(0, 4 * max)))
  return letters.length <= max && text.length <= 4 * max ? letters.join('') : `${letters.slice(0, max - 1).join('')}…`
}
