import { queryOptions } from '@tanstack/react-query'
import type { PortsSource } from '../../../../app/queries/ports-context.ts'
import { call } from '../../../../app/queries/run-query.ts'

export const shopsWithinQuery = (ports: PortsSource, maxPriceFen: number) =>
  queryOptions({
    queryKey: ['shops-within', maxPriceFen],
    queryFn: call(ports, ({ marketPulse }, signal) => marketPulse.shopsWithin(maxPriceFen, signal)),
  })
