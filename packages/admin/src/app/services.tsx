import type { Clock } from '@diandu/core/kernel'
import { createContext, useContext } from 'react'
import type { Activity } from './activity.ts'
import type { Gate } from './access/gate.ts'
import type { ConsolePorts } from './console-ports.ts'
import type { Keyboard } from './keys/keyboard.ts'

export interface Services {
  readonly ports: ConsolePorts
  readonly clock: Clock
  readonly gate: Gate
  readonly activity: Activity
  readonly keyboard: Keyboard
}

export const ServicesContext = createContext<Services | undefined>(undefined)

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (services === undefined) throw new Error('There are no services around this part of the page')
  return services
}

export const usePorts = (): ConsolePorts => useServices().ports
