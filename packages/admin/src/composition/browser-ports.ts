import { composeAdmin, systemClock, webStore } from '@diandu/adapters/compose-admin'
import type { ConsolePorts } from '../app/console-ports.ts'

export const browserPorts = (): ConsolePorts => composeAdmin()

/** Where the choice of language and colours is stored. */
export const browserStore = () => webStore(() => window.localStorage)

export const browserClock = systemClock
