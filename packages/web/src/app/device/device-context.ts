import { createContext, useContext } from 'react'
import type { Ports } from '../../composition/ports.ts'

/** What a page asks of the device itself: there at once, without the code that asks the server. */
export type Device = Pick<
  Ports,
  'busy' | 'shell' | 'hasChat' | 'searchHistory' | 'viewedShops' | 'comparedShops' | 'bridge' | 'random' | 'clock'
>

const DeviceContext = createContext<Device | null>(null)

export const DeviceProvider = DeviceContext.Provider

export function useDevice(): Device {
  const device = useContext(DeviceContext)
  if (device === null) throw new Error('useDevice needs a DeviceProvider above it')
  return device
}
