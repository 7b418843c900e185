import { queryOptions } from '@tanstack/react-query'
import { call } from '../../queries/run-query.ts'
import type { PortsSource } from '../../queries/ports-context.ts'

export const topWinsQuery = (ports: PortsSource, lottery: string) =>
  queryOptions({
    queryKey: ['lottery-wins', lottery, 'top'],
    queryFn: call(ports, ({ lotteries }, signal) => lotteries.topWins(lottery, signal)),
    staleTime: 0,
  })

/** A user's own. */
export const ownWinsQuery = (ports: PortsSource, lottery: string, owner: string) =>
  queryOptions({
    queryKey: ['lottery-wins', lottery, 'own', owner],
    queryFn: call(ports, ({ prizes }, signal) => prizes.wonIn(lottery, signal)),
    staleTime: 0,
    enabled: owner !== '',
  })
