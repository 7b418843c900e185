import { createContext, useContext } from 'react'
import type { BusyCount } from '@diandu/core/kernel'

const BusyContext = createContext<BusyCount | null>(null)

export const BusyProvider = BusyContext.Provider

/** The requests under way on this page. */
export function useBusy(): BusyCount {
  const busy = useContext(BusyContext)
  if (busy === null) throw new Error('useBusy needs a BusyProvider above it')
  return busy
}
