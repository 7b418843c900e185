import { queryOptions } from '@tanstack/react-query'
import { call } from '../../queries/run-query.ts'
import type { PortsSource } from '../../queries/ports-context.ts'

export const lotteryQuery = (ports: PortsSource, lottery: string) =>
  queryOptions({
    queryKey: ['lottery', lottery],
    queryFn: call(ports, ({ lotteries }, signal) => lotteries.show(lottery, signal)),
    staleTime: 0,
  })

export const lastWinsQuery = (ports: PortsSource, lottery: string) =>
  queryOptions({
    queryKey: ['lottery-wins', lottery],
    queryFn: call(ports, ({ lotteries }, signal) => lotteries.lastWins(lottery, signal)),
    staleTime: 0,
  })
