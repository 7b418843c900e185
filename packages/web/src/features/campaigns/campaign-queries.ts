import { queryOptions } from '@tanstack/react-query'
import { call, type PortsSource } from '../../app/queries/queries.ts'

export const campaignQuery = (ports: PortsSource, path: string) =>
  queryOptions({
    queryKey: ['campaign', path],
    queryFn: call(ports, ({ campaigns }, signal) => campaigns.page(path, signal)),
  })

export const campaignShopsQuery = (ports: PortsSource, path: string, key: string) =>
  queryOptions({
    queryKey: ['campaign-shops', path, key],
    queryFn: call(ports, ({ campaigns }, signal) => campaigns.shops(path, key, signal)),
  })

export const rankingQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['campaign-ranking'],
    queryFn: call(ports, ({ campaigns }, signal) => campaigns.ranking(signal)),
  })

export const saleNewsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['sale-news'],
    queryFn: call(ports, ({ campaigns }, signal) => campaigns.news(signal)),
  })

export const needsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['campaign-needs'],
    queryFn: call(ports, ({ campaigns }, signal) => campaigns.needs(signal)),
  })

export const campaignResultsQuery = (ports: PortsSource, path: string) =>
  queryOptions({
    queryKey: ['campaign-results', path],
    queryFn: call(ports, ({ participation }, signal) => participation.results(path, signal)),
  })

/** With the own points of who asks. */
export const pointsQuery = (ports: PortsSource, path: string) =>
  queryOptions({
    queryKey: ['campaign-points', path],
    queryFn: call(ports, ({ participation }, signal) => participation.points(path, signal)),
    staleTime: 0,
  })

/** With the own application of who asks. */
export const applicationsQuery = (ports: PortsSource, path: string) =>
  queryOptions({
    queryKey: ['campaign-applications', path],
    queryFn: call(ports, ({ participation }, signal) => participation.applications(path, signal)),
    staleTime: 0,
  })

/** The shops with which a seller could apply: their own on sale, the newest first. */
export const ownShopsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['own-listings', 'to-apply'],
    queryFn: call(ports, ({ selling }, signal) => selling.list('selling', null, signal)),
    staleTime: 0,
  })

/** As who asks sees them. */
export const campaignCouponsQuery = (ports: PortsSource, path: string) =>
  queryOptions({
    queryKey: ['campaign-coupons', path],
    queryFn: call(ports, ({ campaigns }, signal) => campaigns.coupons(path, signal)),
    staleTime: 0,
  })
