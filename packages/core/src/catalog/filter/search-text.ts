import { cleanSearchText } from '../../input/index.ts'
import { spelledOut } from '../search/spelled-out.ts'

/** The longest text that is searched for; what is longer is cut. */
export const MAX_SEARCH_LENGTH = 40

/**
 * A search text reduced to the characters that a search uses (spec §5), with meaningful signs spelled out, cut to the
 * maximum length.
 */
export const searchText = (raw: string): string =>
  raw === '' ? '' : [...cleanSearchText(spelledOut(raw))].slice(0, MAX_SEARCH_LENGTH).join('')
