import 'reflect-metadata/lite'
import { Container } from 'inversify'
import type { Clock } from '@diandu/core/kernel'
import { createAdminClient } from '../../admin/admin-client.ts'
import { httpConsoleEvents, type ConsoleEventsDeps } from '../../admin/http-console-events.ts'
import { browserPasskeys } from '../../admin/browser-passkeys.ts'
import { axiosTransport } from '../../http/axios-transport.ts'
import { systemClock } from '../../time/index.ts'
import { createFailureFeed } from '../failure-feed.ts'
import { ADMIN_CLIENT, ADMIN_PORTS, adminPortsOf, type AdminPorts } from './admin-ports.ts'

interface AdminPlace {
  /** Another origin than the page's own; for tests. */
  readonly apiBase?: string
  readonly clock?: Clock
  /** Instead of the browser's own. */
  readonly openEvents?: ConsoleEventsDeps['open']
}

/** The console's ports over HTTP: axios carries, the container makes each of them once. */
export function composeAdmin({
  apiBase = '',
  clock = systemClock,
  openEvents = (url) => new EventSource(url),
}: AdminPlace = {}): AdminPorts {
  const container = new Container({ defaultScope: 'Singleton' })
  const failures = createFailureFeed()
  const client = createAdminClient({
    transport: axiosTransport({ apiBase }),
    clock,
    onFailure: (failure) => failures.tell(failure, true),
  })
  container.bind(ADMIN_CLIENT).toConstantValue(client)
  for (const { bindIn } of Object.values(ADMIN_PORTS)) bindIn(container)
  const events = httpConsoleEvents({ apiBase, clock, open: openEvents, chance: Math.random })
  return { ...adminPortsOf(container), passkeys: browserPasskeys, events, failures }
}
