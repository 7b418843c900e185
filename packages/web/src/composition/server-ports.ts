import { compose, inProcess, type Ask } from '@diandu/adapters/compose'
import { memoryDevice } from '@diandu/adapters/device'
import type { Ports } from './ports.ts'

export type { Ask } from '@diandu/adapters/compose'

/** The ports of one page that the server draws: calls are answered in the same process, for a stranger. */
export const createServerPorts = (ask: Ask): Ports => compose(memoryDevice(), inProcess(ask))
