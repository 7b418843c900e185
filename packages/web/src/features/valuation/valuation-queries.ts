import { queryOptions } from '@tanstack/react-query'
import { shopKey, type ShopToValue } from '@diandu/core/valuation'
import { ownPagedQuery } from '../../app/queries/use-paged.ts'
import { call, type PortsSource } from '../../app/queries/queries.ts'

export const valuationQuery = (ports: PortsSource, shop: ShopToValue) =>
  queryOptions({
    queryKey: ['valuation', shopKey(shop)],
    queryFn: call(ports, ({ valuations }, signal) => valuations.value(shop, signal)),
  })

export const valuationRecordsQuery = (ports: PortsSource) =>
  ownPagedQuery(ports, ['valuation-records'], ({ valuations }, cursor, signal) => valuations.records(cursor, signal))
