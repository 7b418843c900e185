import { parseQuery } from '@diandu/core/input'

/** The pairs of words in an address; of the page that is shown, where none is given. */
export const pageQuery = (text: string = location.search): Readonly<Record<string, string>> => parseQuery(text)
