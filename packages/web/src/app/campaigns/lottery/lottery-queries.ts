import { queryOptions } from '@tanstack/react-query'
import { call, type PortsSource } from '../../queries/queries.ts'

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
