import { queryOptions } from '@tanstack/react-query'
import type { ShopId } from '@diandu/core/catalog'
import { call, type PortsSource } from '../queries/queries.ts'

/** The shop that an address names. */
export const shopIdOf = (parameters: Readonly<Record<string, string | undefined>>): ShopId =>
  (parameters['id'] ?? '') as ShopId

/** One shop, for its own page and for the order that is made of it. */
export const shopQuery = (ports: PortsSource, id: ShopId) =>
  queryOptions({
    queryKey: ['shop', id],
    queryFn: call(ports, ({ catalog }, signal) => catalog.detail(id, signal)),
  })
