import { alertQuery, filterOfQuery } from '@diandu/core/alerts'
import { shownSearchText, type ListingFilter } from '@diandu/core/catalog'
import { alertMessages } from '../../../messages/alerts/alert.messages.ts'
import type { Locale } from '../../../messages/messages.ts'
import { chosenFilters } from '../filters/chosen-filters.ts'

const NOTHING_FIXED: ReadonlySet<keyof ListingFilter> = new Set()

/** The query first, then each choice of the filter. */
export function filterTexts(query: string, locale: Locale): readonly string[] {
  const filter = filterOfQuery(query)
  const chosen = chosenFilters(filter, NOTHING_FIXED, locale).map(({ label }) => label)
  return filter.text === undefined ? chosen : [alertMessages[locale].searched(shownSearchText(filter.text)), ...chosen]
}

/** The user's own name for the alert, or the text of its filter. */
export const alertTitle = (
  { name, query }: { readonly name: string; readonly query: string },
  locale: Locale,
): string => (name === '' ? filterTexts(query, locale).join(' · ') : name)

const asPath = (path: string, query: string, more: readonly (readonly [string, string])[] = []): string => {
  const pairs = query.split('&').map((pair): [string, string] => {
    const [key = '', ...value] = pair.split('=')
    return [key, value.join('=')]
  })
  return `${path}?${new URLSearchParams([...pairs, ...more.map(([key, value]): [string, string] => [key, value])]).toString()}`
}

/** The list of what fits, the newest first. */
export const alertListPath = (query: string): string => asPath('/lists', query, [['sort', 'latest']])

/** Where a filter becomes an alert, or the alert that has it is changed. */
export const saveAlertPath = (filter: ListingFilter): string => editAlertPath(alertQuery(filter))

export const editAlertPath = (query: string): string => asPath('/user_center/alerts', query)
