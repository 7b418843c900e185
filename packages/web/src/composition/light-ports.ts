import { browserDevice, memoryDevice, type DevicePorts } from '@diandu/adapters/device'
import { pageConfig } from './page-config.ts'

/**
 * The ports that need no network, there at once. The same ones are part of `loadPorts()`. While the server renders a
 * page they are empty, and nothing writes to them.
 */
export const lightPorts: DevicePorts = createLightPorts()

export function createLightPorts(): DevicePorts {
  return typeof document === 'undefined' ? memoryDevice() : browserDevice(window, pageConfig())
}
