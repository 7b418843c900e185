import { composeAdmin, webStore } from '@diandu/adapters/compose-admin'
import type { Clock } from '@diandu/core/kernel'
import type { ConsolePorts } from '../app/console-ports.ts'

export const browserPorts = (): ConsolePorts & { readonly clock: Clock } => composeAdmin()

/** Where the choice of language and colours is stored. */
export const browserStore = () => webStore(() => window.localStorage)
