import { createContext, useContext } from 'react'
import type { Ports } from '../../composition/ports.ts'

/** Gives the ports when they are first needed: the code behind them is not in a page's first load. */
export type PortsSource = () => Promise<Ports>

const PortsContext = createContext<PortsSource | null>(null)

export const PortsProvider = PortsContext.Provider

export function usePorts(): PortsSource {
  const source = useContext(PortsContext)
  if (source === null) throw new Error('usePorts needs a PortsProvider above it')
  return source
}
