import type { Result, StopSignal } from '@diandu/core/kernel'
import type { Ports } from '../composition/ports.ts'
import { valueOrThrow } from './failure-error.ts'
import type { PortsSource } from './ports-context.ts'

/** A question to a port as react-query asks it: the ports are fetched first, a failure is thrown. */
export const ask =
  <T>(ports: PortsSource, question: (ports: Ports, signal: StopSignal | undefined) => Promise<Result<T>>) =>
  async (context?: { readonly signal: AbortSignal }): Promise<T> =>
    valueOrThrow(await question(await ports(), context?.signal))
