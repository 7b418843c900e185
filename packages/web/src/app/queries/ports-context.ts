import type { Ports } from '../../composition/ports.ts'
import { createProvided } from '../rendering/create-provided.ts'

/** Gives the ports when they are first needed: the code behind them is not in a page's first load. */
export type PortsSource = () => Promise<Ports>

export const [PortsProvider, usePorts] = createProvided<PortsSource>('the ports')
