import { cleanSearchText } from '../../input/index.ts'
import { spelledOut } from '../search/spelled-out.ts'

/** The longest text that is searched for; what is longer is cut. */
export const MAX_SEARCH_LENGTH = 40

/**
 * What a search takes of a text: the characters that it keeps (spec §5), signs that carry a meaning written in them,
 * cut to the longest there is.
 */
export const searchText = (raw: string): string =>
  [...cleanSearchText(spelledOut(raw))].slice(0, MAX_SEARCH_LENGTH).join('')
