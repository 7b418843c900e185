import { filterOfCriteria, type RequestCriteria } from '@diandu/core/buyer-requests'
import { listingFilterParameters } from '@diandu/core/catalog'

const queryOf = (criteria: RequestCriteria): string =>
  listingFilterParameters(filterOfCriteria(criteria))
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')

/** The form, filled with a request that is to be published again or changed. */
export const wantPath = (criteria: RequestCriteria, content: string): string =>
  `/want_buy?${[queryOf(criteria), content === '' ? '' : `content=${encodeURIComponent(content)}`].filter(Boolean).join('&')}`

/** All shops on sale that meet it. */
export const shopsPath = (criteria: RequestCriteria): string => `/lists?${queryOf(criteria)}`
