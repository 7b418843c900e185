import 'reflect-metadata/lite'
import type { AxiosRequestConfig } from 'axios'
import { Container } from 'inversify'
import type { Clock } from '@diandu/core/kernel'
import { createAdminClient } from '../../admin/admin-client.ts'
import { httpConsoleEvents, type ConsoleEventsDeps } from '../../admin/http-console-events.ts'
import { browserPasskeys } from '../../admin/browser-passkeys.ts'
import { axiosTransport } from '../../http/axios-transport.ts'
import type { WireRequest } from '../../http/transport.ts'
import { createServerTime, systemClock } from '../../time/index.ts'
import { createFailureFeed } from '../failure-feed.ts'
import { ADMIN_CLIENT, ADMIN_PORTS, adminPortsOf, type AdminPorts } from './admin-ports.ts'

interface AdminPlace {
  /** Another origin than the page's own; for tests. */
  readonly apiBase?: string
  readonly clock?: Clock
  /** Instead of the browser's own. */
  readonly openEvents?: ConsoleEventsDeps['open']
}

/** A browser carries so much of a page's requests on after the page, in bytes. */
const OUTLIVING_BYTES = 64 * 1024
const MAX_BYTES_OF_CHARACTER = 3

/** A decision is sent when its page is left: without this the browser would drop it. */
const outlivingPage = ({ method, parameters }: WireRequest): AxiosRequestConfig =>
  method === 'POST' && MAX_BYTES_OF_CHARACTER * JSON.stringify(parameters).length < OUTLIVING_BYTES
    ? { adapter: 'fetch', fetchOptions: { keepalive: true } }
    : {}

/** The console's ports over HTTP: axios carries, the container makes each of them once. */
export function composeAdmin({
  apiBase = '',
  clock = systemClock,
  openEvents = (url) => new EventSource(url),
}: AdminPlace = {}): AdminPorts {
  const container = new Container({ defaultScope: 'Singleton' })
  const failures = createFailureFeed()
  const time = createServerTime(clock)
  const client = createAdminClient({
    transport: axiosTransport({ apiBase }, outlivingPage),
    clock,
    onFailure: (failure) => failures.tell(failure, true),
    onServerTime: time.receive,
  })
  container.bind(ADMIN_CLIENT).toConstantValue(client)
  for (const { bindIn } of Object.values(ADMIN_PORTS)) bindIn(container)
  const events = httpConsoleEvents({ apiBase, clock, open: openEvents, chance: Math.random })
  return { ...adminPortsOf(container), passkeys: browserPasskeys, events, failures, clock: time.clock }
}
