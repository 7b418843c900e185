import type { Clock } from '@diandu/core/kernel'
import { createContext, useContext } from 'react'
import type { Activity } from './activity.ts'
import type { Gate } from './access/gate.ts'
import type { ConsolePorts } from './console-ports.ts'
import type { DecisionDrafts } from './decision-drafts.ts'
import type { HeldDecisions } from './held-decisions.ts'
import type { Keyboard } from './keys/keyboard.ts'

export interface Services {
  readonly ports: ConsolePorts
  readonly clock: Clock
  readonly gate: Gate
  readonly activity: Activity
  readonly keyboard: Keyboard
  readonly held: HeldDecisions
  readonly drafts: DecisionDrafts
  /** How long a decision can be undone. */
  readonly holdMs: number
}

export const ServicesContext = createContext<Services | undefined>(undefined)

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (services === undefined) throw new Error('There are no services around this part of the page')
  return services
}

export const usePorts = (): ConsolePorts => useServices().ports
