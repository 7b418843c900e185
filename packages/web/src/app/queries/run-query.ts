import type { QueryFunctionContext } from '@tanstack/react-query'
import type { Result, StopSignal } from '@diandu/core/kernel'
import type { Ports } from '../../composition/ports.ts'
import { valueOrThrow } from './failures/failure-error.ts'
import type { PortsSource } from './ports-context.ts'

/** A question to a port as react-query asks it: the ports are fetched first, a failure is thrown. */
export const call =
  <T>(ports: PortsSource, question: (ports: Ports, signal: StopSignal | undefined) => Promise<Result<T>>) =>
  async (requested?: Pick<QueryFunctionContext, 'signal'>): Promise<T> =>
    valueOrThrow(await question(await ports(), requested?.signal))
