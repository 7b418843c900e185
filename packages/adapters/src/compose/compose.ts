import type { Container } from 'inversify'
import type { DevicePorts } from '../device/index.ts'
import type { Connection } from './connection.ts'
import { createContainer } from './create-container.ts'
import { PORTS, type Ports } from './ports.ts'
import { DEVICE } from './token.ts'

/** The one place where everything is put together: for the browser, for the server's rendering and for tests alike. */
export const compose = (device: DevicePorts, connection: Connection): Ports =>
  portsOf(createContainer(device, connection))

/** The device's own answers, and every port of the container, created on first use. */
export function portsOf(container: Container): Ports {
  const ports = { ...container.get(DEVICE) }
  for (const [name, { token }] of Object.entries(PORTS)) {
    Object.defineProperty(ports, name, { enumerable: true, get: () => container.get<unknown>(token) })
  }
  return ports as Ports
}
