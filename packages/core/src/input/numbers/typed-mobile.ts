import { isMobile } from '../checks/is-mobile.ts'
import { foldTyped } from '../cleaning/fold-typed.ts'

/** Between the digits of a number: spaces, dashes, dots, brackets. */
const BETWEEN = /[\s().·\-\p{Pd}−]/gu

/**
 * A mobile number as it is compared and sent: eleven digits, without China's own prefix and without what people and
 * address books write between the digits. As it was typed where it is none.
 */
export function typedMobile(raw: string): string {
  const plain = foldTyped(raw).replace(BETWEEN, '')
  const national = plain.replace(/^(?:\+|00)?86(?=1\d{10}$)/, '')
  return isMobile(national) ? national : raw.trim()
}

/** Whether a number names a country other than mainland China, which has no text messages from here. */
export function isForeignNumber(raw: string): boolean {
  const plain = foldTyped(raw).replace(BETWEEN, '')
  return /^(?:\+|00)(?!86)\d{5,}$/.test(plain) || /^(?:\+|00)?(?:852|853|886)\d{8,9}$/.test(plain)
}
