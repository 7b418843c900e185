import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ShopId } from '@diandu/core/catalog'
import type { OfferId, OrderFilter, OrderId, OrderRole } from '@diandu/core/orders'
import { call, type PortsSource } from '../../app/queries/queries.ts'
import { ownPagedQuery } from '../../app/queries/use-paged.ts'

export const orderQuery = (ports: PortsSource, id: OrderId) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: call(ports, ({ orders }, signal) => orders.find(id, signal)),
    staleTime: 0,
  })

export const ordersQuery = (ports: PortsSource, filter: OrderFilter) =>
  ownPagedQuery(ports, ['orders', filter], ({ orders }, cursor, signal) => orders.list(filter, cursor, signal))

export const orderTotalsQuery = (ports: PortsSource, role: OrderRole | null) =>
  queryOptions({
    queryKey: ['order-totals', role],
    queryFn: call(ports, ({ orders }, signal) => orders.totals(role, signal)),
    staleTime: 0,
  })

/** The contract that carries an order out; refused where there is none. */
export const contractOfQuery = (ports: PortsSource, id: OrderId) =>
  queryOptions({
    queryKey: ['contract-of-order', id],
    queryFn: call(ports, ({ contracts }, signal) => contracts.ofOrder(id, signal)),
    staleTime: 0,
    retry: false,
  })

/** The subject and the result of the last review of an order's money. */
export const refundCaseQuery = (ports: PortsSource, id: OrderId) =>
  queryOptions({
    queryKey: ['refund-case', id],
    queryFn: call(ports, ({ fulfilment }, signal) => fulfilment.refundCase(id, signal)),
    staleTime: 0,
  })

/** Where the money of an order went; null while it is held. */
export const outcomeQuery = (ports: PortsSource, id: OrderId) =>
  queryOptions({
    queryKey: ['order-outcome', id],
    queryFn: call(ports, ({ fulfilment }, signal) => fulfilment.outcome(id, signal)),
    staleTime: 0,
  })

/** The viewing of an order; null until its shop was opened. */
export const viewingQuery = (ports: PortsSource, id: OrderId) =>
  queryOptions({
    queryKey: ['viewing', id],
    queryFn: call(ports, ({ viewings }, signal) => viewings.ofOrder(id, signal)),
    staleTime: 0,
  })

/** When the seller of an order was asked last for the step that it waits for. */
export const nudgeQuery = (ports: PortsSource, id: OrderId) =>
  queryOptions({
    queryKey: ['nudge', id],
    queryFn: call(ports, ({ nudges }, signal) => nudges.ofOrder(id, signal)),
    staleTime: 0,
  })

/** The checklist of a hand-over; null where the order was placed before there were any. */
export const handoverQuery = (ports: PortsSource, id: OrderId) =>
  queryOptions({
    queryKey: ['handover', id],
    queryFn: call(ports, ({ handovers }, signal) => handovers.ofOrder(id, signal)),
    staleTime: 0,
  })

export const reviewsQuery = (ports: PortsSource, id: OrderId) =>
  queryOptions({
    queryKey: ['reviews', id],
    queryFn: call(ports, ({ reviews }, signal) => reviews.ofOrder(id, signal)),
    staleTime: 0,
  })

export const myOfferQuery = (ports: PortsSource, shopId: ShopId) =>
  queryOptions({
    queryKey: ['my-offer', shopId],
    queryFn: call(ports, ({ priceOffers }, signal) => priceOffers.ofShop(shopId, signal)),
    staleTime: 0,
  })

/** The whole price negotiation of an offer. */
export const threadQuery = (ports: PortsSource, id: OfferId) =>
  queryOptions({
    queryKey: ['bargain', id],
    queryFn: call(ports, ({ priceOffers }, signal) => priceOffers.thread(id, signal)),
    staleTime: 0,
  })

/** A negotiation has changed: everything that shows it is fetched again. */
export const refreshBargain = (queries: QueryClient, shopId: ShopId) =>
  Promise.all(
    [['my-offer', shopId], ['bargain'], ['offers'], ['agreed-prices'], ['own-listings'], ['my-turns']].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  )

export const offersQuery = (ports: PortsSource, role: OrderRole) =>
  ownPagedQuery(ports, ['offers', role], ({ priceOffers }, cursor, signal) => priceOffers.list(role, cursor, signal))
