import { queryOptions } from '@tanstack/react-query'
import type { AddressId } from '@diandu/core/account'
import { ask } from '../../app/ask.ts'
import type { PortsSource } from '../../app/ports-context.ts'

export const addressesQuery = (ports: PortsSource) =>
  queryOptions({ queryKey: ['addresses'], queryFn: ask(ports, ({ addresses }, signal) => addresses.list(signal)), staleTime: 0 })

export const addressQuery = (ports: PortsSource, id: AddressId) =>
  queryOptions({ queryKey: ['address', id], queryFn: ask(ports, ({ addresses }, signal) => addresses.one(id, signal)), staleTime: 0, gcTime: 0 })

/** A country does not change its provinces during a visit. */
export const areasQuery = (ports: PortsSource) =>
  queryOptions({ queryKey: ['areas'], queryFn: ask(ports, ({ addresses }, signal) => addresses.areas(signal)), staleTime: Infinity })
