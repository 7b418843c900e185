import { join } from 'node:path'
import { startDaemon, writeOwned, type Daemon } from './daemon.ts'
import { loopbackTools, type Owner } from './loopback-tools.ts'
import type { DatabaseNode } from './database-node.ts'

const { freePort } = loopbackTools

/** HAProxy before the servers, and before the database: one address, wherever they run. */
export interface LoadBalancer {
  readonly daemon: Daemon
  /** Where people come in. */
  readonly url: string
  /** The node that may be written. */
  readonly primaryPort: number
  /** Nodes that follow it. */
  readonly replicaPort: number
}

interface LoadBalancerOptions {
  readonly command: string
  readonly folder: string
  readonly owner: Owner | undefined
  readonly nodes: readonly DatabaseNode[]
  /** Each server of the market listens on one of these. */
  readonly serverPorts: readonly number[]
}

export async function startLoadBalancer({
  command,
  folder,
  owner,
  nodes,
  serverPorts,
}: LoadBalancerOptions): Promise<LoadBalancer> {
  const [webPort, primaryPort, replicaPort] = [await freePort(), await freePort(), await freePort()]
  const databases = nodes.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`)
  const settings = `
${COMMON}
listen primary
  bind 127.0.0.1:${primaryPort}
  mode tcp
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${databases.join('\n')}
listen replicas
  bind 127.0.0.1:${replicaPort}
  mode tcp
  # One node at a time, for all connections: how old it is is measured on one of them and holds for the others.
  option httpchk OPTIONS /replica
  http-check expect status 200
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions on-marked-up shutdown-backup-sessions
${databases.map((line, at) => (at === 0 ? line : `${line} backup`)).join('\n')}
${webSection(webPort, serverPorts)}`
  const file = writeOwned(join(folder, 'haproxy.cfg'), settings, owner)
  const daemon = startDaemon({ name: 'haproxy', command, args: ['-db', '-f', file], folder, owner })
  return { daemon, url: `http://127.0.0.1:${webPort}`, primaryPort, replicaPort }
}

/** Only what is before the servers. */
export async function startWebBalancer({
  command,
  folder,
  owner,
  serverPorts,
}: Omit<LoadBalancerOptions, 'nodes'>): Promise<Pick<LoadBalancer, 'daemon' | 'url'>> {
  const webPort = await freePort()
  const file = writeOwned(join(folder, 'haproxy.cfg'), `\n${COMMON}\n${webSection(webPort, serverPorts)}`, owner)
  const daemon = startDaemon({ name: 'haproxy', command, args: ['-db', '-f', file], folder, owner })
  return { daemon, url: `http://127.0.0.1:${webPort}` }
}

const COMMON = `global
  maxconn 4000
defaults
  timeout connect 2s
  timeout check 1s
  timeout client 90s
  timeout server 90s`

/** Each server of the market listens on one of these ports. */
function webSection(webPort: number, serverPorts: readonly number[]): string {
  const servers = serverPorts.map((port, at) => `  server market${at + 1} 127.0.0.1:${port} check`)
  return `frontend web
  bind 127.0.0.1:${webPort}
  mode http
  option forwardfor
  use_backend assets if { method GET HEAD } { path_beg /assets/ }
  use_backend reads if { method GET HEAD }
  default_backend all
${backend('all', '/health/ready', 'conn-failure', servers)}
# What only reads stands while a replica answers, whatever has become of the primary.
${backend('reads', '/health/reads', 'conn-failure', servers)}
# During an upgrade a page comes from one version, and its files may be asked of another that has none of that name.
${backend('assets', '/health/reads', 'conn-failure 404', servers)}
`
}

/** A server that could not be reached has not begun: another one is asked. */
const backend = (name: string, health: string, retryOn: string, servers: readonly string[]): string => `backend ${name}
  mode http
  option httpchk GET ${health}
  http-check expect status 200
  retries 3
  option redispatch 1
  retry-on ${retryOn}
  default-server inter 500ms fastinter 200ms fall 1 rise 1
${servers.join('\n')}`
