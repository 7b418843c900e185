import { queryOptions } from '@tanstack/react-query'
import {
  filterOfCriteria,
  type OpenRequestFilter,
  type RequestCriteria,
  type RequestId,
} from '@diandu/core/buyer-requests'
import { ownPagedQuery, pagedQuery } from '../../app/queries/use-paged.ts'
import { call, type PortsSource } from '../../app/queries/queries.ts'

export const openRequestsQuery = (ports: PortsSource, filter: OpenRequestFilter, viewerId: string | undefined) =>
  pagedQuery(
    ports,
    ['open-requests', filter, viewerId ?? null],
    ({ buyerRequests }, cursor, signal) => buyerRequests.open(filter, cursor, signal),
    { staleTime: 0 },
  )

export const myRequestsQuery = (ports: PortsSource) =>
  ownPagedQuery(ports, ['my-requests'], ({ buyerRequests }, cursor, signal) => buyerRequests.mine(cursor, signal))

export const requestQuery = (ports: PortsSource, id: RequestId) =>
  queryOptions({
    queryKey: ['request', id],
    queryFn: call(ports, ({ buyerRequests }, signal) => buyerRequests.find(id, signal)),
    staleTime: 0,
  })

export const matchesQuery = (ports: PortsSource, id: RequestId) =>
  ownPagedQuery(ports, ['request-matches', id], ({ buyerRequests }, cursor, signal) =>
    buyerRequests.matches(id, cursor, signal),
  )

export const requestOffersQuery = (ports: PortsSource, id: RequestId) =>
  ownPagedQuery(ports, ['request-offers', id], ({ shopOffers }, cursor, signal) =>
    shopOffers.toRequest(id, cursor, signal),
  )

export const myShopOffersQuery = (ports: PortsSource) =>
  ownPagedQuery(ports, ['my-shop-offers'], ({ shopOffers }, cursor, signal) => shopOffers.mine(cursor, signal))

export const fittingShopsQuery = (ports: PortsSource, id: RequestId) =>
  queryOptions({
    queryKey: ['fitting-shops', id],
    queryFn: call(ports, ({ shopOffers }, signal) => shopOffers.fitting(id, signal)),
    staleTime: 0,
  })

/** The best shops that fit now, and how many there are. */
export const liveMatchesQuery = (ports: PortsSource, criteria: RequestCriteria) =>
  queryOptions({
    queryKey: ['live-matches', criteria],
    queryFn: call(ports, ({ catalog }, signal) => catalog.list(filterOfCriteria(criteria), null, signal)),
  })
