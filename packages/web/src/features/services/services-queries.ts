import { queryOptions } from '@tanstack/react-query'
import type { Service, ServiceRequestId } from '@diandu/core/services'
import { call, type PortsSource } from '../../app/queries/queries.ts'
import { ownPagedQuery } from '../../app/queries/use-paged.ts'

export const servicePageQuery = (ports: PortsSource, service: Service) =>
  queryOptions({
    queryKey: ['service', service],
    queryFn: call(ports, ({ services }, signal) => services.page(service, signal)),
  })

export const serviceContactQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['service-contact'],
    queryFn: call(ports, ({ customerService }, signal) => customerService.contact(signal)),
  })

export const serviceRequestsQuery = (ports: PortsSource) =>
  ownPagedQuery(ports, ['service-requests'], ({ services }, cursor, signal) => services.requests(cursor, signal))

export const serviceRequestQuery = (ports: PortsSource, id: ServiceRequestId) =>
  queryOptions({
    queryKey: ['service-request', id],
    queryFn: call(ports, ({ services }, signal) => services.request(id, signal)),
    staleTime: 0,
  })
