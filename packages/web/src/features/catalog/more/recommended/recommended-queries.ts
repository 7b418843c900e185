import { queryOptions } from '@tanstack/react-query'
import type { Recommendation, ShopId } from '@diandu/core/catalog'
import { pagedQuery } from '../../../../app/queries/use-paged.ts'
import { call, type PortsSource } from '../../../../app/queries/queries.ts'

export const themesQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['themes'],
    queryFn: call(ports, ({ recommendations }, signal) => recommendations.themes(signal)),
  })

export const advisersQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['advisers'],
    queryFn: call(ports, ({ company }, signal) => company.advisers(signal)),
  })

export const recommendedQuery = (ports: PortsSource, which: Recommendation, viewed: readonly ShopId[] = []) =>
  pagedQuery(ports, ['recommended', which, viewed], ({ recommendations }, cursor, signal) =>
    recommendations.shops(which, viewed, cursor, signal),
  )
