import { queryOptions } from '@tanstack/react-query'
import type { AddressId } from '@diandu/core/account'
import { call, type PortsSource } from '../../app/queries/queries.ts'

export const addressesQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: call(ports, ({ addresses }, signal) => addresses.list(signal)),
    staleTime: 0,
  })

export const addressQuery = (ports: PortsSource, id: AddressId) =>
  queryOptions({
    queryKey: ['address', id],
    queryFn: call(ports, ({ addresses }, signal) => addresses.one(id, signal)),
    staleTime: 0,
    gcTime: 0,
  })

/** A country does not change its provinces during a visit. */
export const areasQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['areas'],
    queryFn: call(ports, ({ addresses }, signal) => addresses.areas(signal)),
    staleTime: Infinity,
  })
