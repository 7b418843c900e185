import { resultsPath, type ListingFilter } from '@diandu/core/catalog'
import { listAddress, type ListAddress } from '../list-address.ts'

/**
 * Where the list of a filter is whose text may be another. A search that asks for nothing any more is the list of all
 * shops, with the choices that there were.
 */
export function searchAddress(address: ListAddress, filter: ListingFilter): string {
  if (!address.fixed.has('text')) return listAddress(address, filter)
  return listAddress({ ...address, path: resultsPath(filter.text ?? ''), fixed: new Set(['text']) }, filter)
}
