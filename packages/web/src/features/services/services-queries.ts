import { queryOptions } from '@tanstack/react-query'
import type { Service, ServiceRequestId } from '@diandu/core/services'
import { call } from '../../app/queries/run-query.ts'
import { ownPagedQuery } from '../../app/queries/paged-query.ts'
import type { PortsSource } from '../../app/queries/ports-context.ts'

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
