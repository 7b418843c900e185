import { cleanSearchText } from '../../input/index.ts'

/** The longest text that is searched for; what is longer is cut. */
export const MAX_SEARCH_LENGTH = 40

/** What a search takes of a text: the signs that it keeps (spec §5), cut to the longest there is. */
export const searchText = (raw: string): string => [...cleanSearchText(raw)].slice(0, MAX_SEARCH_LENGTH).join('')
