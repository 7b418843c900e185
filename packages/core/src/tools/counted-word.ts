/** The longest text that is counted as a word: what is longer is a sentence, and no other user searches for it. */
export const MAX_COUNTED_LENGTH = 20

/** Numbers of phones, QQ and cards, mailboxes and addresses of the web: they say who a person is. */
const PRIVATE = /\d{5,}|@|https?:|www\.|\.(?:com|cn|net)/i

/**
 * The form in which a search is counted, one for texts that look alike; undefined for what is not counted: one letter,
 * a sentence, and what names a person.
 */
export function countedWord(text: string): string | undefined {
  if (text.length > 4 * MAX_COUNTED_LENGTH) return undefined
  const plain = text.normalize('NFKC').toLowerCase()
  if (PRIVATE.test(plain.replace(/[\s-]/g, ''))) return undefined
  const word = plain.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim()
  const length = [...word].length
  return length < 2 || length > MAX_COUNTED_LENGTH ? undefined : word
}
