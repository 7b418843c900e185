import { parseListingFilter, type ListingFilter } from '../filter/listing-filter.ts'
import { searchText } from '../filter/search-text.ts'

export interface PcFilter {
  readonly filter: ListingFilter
  /** Parts of it that say nothing here, as they are there, shortened. */
  readonly unknown: readonly string[]
}

const MAX_UNKNOWN = 10
const MAX_UNKNOWN_LENGTH = 40
const NO_FILTER = JSON.stringify(parseListingFilter({}))

/**
 * Reads `platform-1.32_kind-flagship_min-10000_q-女装`: names and values as in the address of a list, joined by `-` and
 * `_`, the text of a search at the end. Total; `=` and `&` are taken too.
 */
export function parsePcFilter(path: string): PcFilter {
  const [, choices = '', text] = /^(.*?)(?:(?:^|[_&])q[-=](.*))?$/su.exec(path) ?? []
  const pairs = choices
    .split(/[_&]/u)
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = '', value = ''] = /^([a-z]+)[-=](.+)$/u.exec(part) ?? []
      return { part, name, value }
    })
  const known = pairs.filter(({ name, value }) => name !== '' && saysSomething(name, value))
  const parameters = known.map(({ name, value }) => [name, value] as const)
  const isTextUnknown = text !== undefined && searchText(text) === ''
  return {
    filter: parseListingFilter({ ...Object.fromEntries(parameters), ...(text === undefined ? {} : { q: text }) }),
    unknown: [
      ...pairs.filter((one) => !known.includes(one)).map(({ part }) => part),
      ...(isTextUnknown ? [`q-${text}`] : []),
    ]
      .map((part) => [...part].slice(0, MAX_UNKNOWN_LENGTH).join(''))
      .slice(0, MAX_UNKNOWN),
  }
}

const saysSomething = (name: string, value: string): boolean =>
  (name === 'sort' && value === 'recommended') ||
  (name !== 'q' && JSON.stringify(parseListingFilter({ [name]: value })) !== NO_FILTER)
