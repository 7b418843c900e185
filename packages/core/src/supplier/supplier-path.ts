import type { SupplierService } from './supplier-service.ts'

/**
 * The path of a service's page, with the `os` of the page that leads there (spec §6): it says by which shell the visit
 * came, and would be lost otherwise. `query` is the part of an address after the question mark, with it or without.
 * Total.
 */
export const supplierPath = (service: SupplierService, query: string): string =>
  `/supplierService/${service}${osQuery(query)}`

/**
 * The `os` of an address, and nothing else of it, as the query of another one. Of several the first counts, as for a
 * browser; one that is no name as apps have it (letters, digits, dots, dashes, underscores) goes along without it.
 * Total.
 */
export function osQuery(query: string): string {
  const named = /(?:^\??|&)os(?:=([^&#]*))?(?=[&#]|$)/.exec(query.replace(/#.*/s, ''))
  return named === null ? '' : `?os${/^[\w.-]{1,60}$/.test(named[1] ?? '') ? `=${named[1]}` : ''}`
}
