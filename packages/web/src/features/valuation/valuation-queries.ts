import { queryOptions } from '@tanstack/react-query'
import { shopKey, type ShopToValue } from '@diandu/core/valuation'
import { ownPagedQuery } from '../../app/queries/paged-query.ts'
import { call } from '../../app/queries/run-query.ts'
import type { PortsSource } from '../../app/queries/ports-context.ts'

export const valuationQuery = (ports: PortsSource, shop: ShopToValue) =>
  queryOptions({
    queryKey: ['valuation', shopKey(shop)],
    queryFn: call(ports, ({ valuations }, signal) => valuations.value(shop, signal)),
  })

export const valuationRecordsQuery = (ports: PortsSource) =>
  ownPagedQuery(ports, ['valuation-records'], ({ valuations }, cursor, signal) => valuations.records(cursor, signal))
