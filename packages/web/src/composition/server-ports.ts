import { compose, inProcess, type CallApi } from '@diandu/adapters/compose'
import { memoryDevice } from '@diandu/adapters/device'
import type { Ports } from './ports.ts'

export type { CallApi } from '@diandu/adapters/compose'

/**
 * The ports of all pages that the server renders, composed once: calls are answered in the same process, for a visitor,
 * and nothing is written.
 */
export const createServerPorts = (call: CallApi): Ports => compose(memoryDevice(), inProcess(call))
