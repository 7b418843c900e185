import { join } from 'node:path'
import { makeFolder, startDaemon, writeOwned, type Daemon } from './daemon.ts'
import { loopbackTools, type Owner } from './loopback-tools.ts'

const { freePort } = loopbackTools

/** One machine with PostgreSQL, kept by Patroni. */
export interface DatabaseNode {
  readonly name: string
  /** PostgreSQL itself. */
  readonly port: number
  /** Patroni's answers: which part the node has, for the load balancer. */
  readonly restPort: number
  readonly daemon: () => Daemon
  /** The machine is switched on again. */
  readonly restart: () => void
}

/** As Patroni's settings call them: of version 2, or of version 3. */
export type EtcdInterface = 'etcd' | 'etcd3'

export interface Cluster {
  readonly folder: string
  readonly owner: Owner | undefined
  readonly patroni: string
  readonly postgresFolder: string
  readonly etcdPort: number
  readonly etcdInterface: EtcdInterface
  readonly password: string
  /** Whether a commit waits for a second machine. */
  readonly isSynchronous: boolean
}

/**
 * Seconds. The leader's lease ends `ttl` after its last sign of life; a node needs `loop_wait` and two tries to renew
 * it.
 */
const LEASE = { ttl: 7, loop_wait: 1, retry_timeout: 3 } as const

/** Starts a node of the cluster; the first one that is started makes the database, and the others copy it. */
export async function startDatabaseNode(name: string, cluster: Cluster): Promise<DatabaseNode> {
  const [port, restPort] = [await freePort(), await freePort()]
  const folder = makeFolder(join(cluster.folder, name), cluster.owner)
  const settings = writeOwned(
    join(folder, 'patroni.yml'),
    // YAML reads JSON.
    JSON.stringify(settingsOf(name, { ...cluster, folder, port, restPort }), null, 2),
    cluster.owner,
  )
  const start = (): Daemon =>
    startDaemon({
      name: 'patroni',
      command: cluster.patroni,
      args: [settings],
      folder,
      owner: cluster.owner,
      pidFile: join(folder, 'data', 'postmaster.pid'),
    })
  let daemon = start()
  return { name, port, restPort, daemon: () => daemon, restart: () => void (daemon = start()) }
}

function settingsOf(
  name: string,
  {
    folder,
    port,
    restPort,
    etcdPort,
    etcdInterface,
    password,
    postgresFolder,
    isSynchronous,
  }: Cluster & { readonly port: number; readonly restPort: number },
): object {
  return {
    scope: 'diandu',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    [etcdInterface]: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ...LEASE,
        // A primary that fails is not waited for: another one takes its place.
        primary_start_timeout: 0,
        master_start_timeout: 0,
        synchronous_mode: isSynchronous,
        // Without a second machine nothing is acknowledged, rather than lost with the first.
        synchronous_mode_strict: isSynchronous,
        // A node that has less than the primary had may take its place only where commits did not wait for it.
        maximum_lag_on_failover: isSynchronous ? 0 : 64 * 1024 * 1024,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 200,
            wal_level: 'replica',
            hot_standby: 'on',
            wal_log_hints: 'on',
            max_wal_senders: 10,
            wal_keep_size: '256MB',
            wal_receiver_status_interval: '1s',
            wal_sender_timeout: '5s',
            wal_receiver_timeout: '5s',
            // A node that found no primary looks again: with the default of 5 s, commits on a new primary wait for it.
            wal_retrieve_retry_interval: '500ms',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, { username: 'diandu' }, { auth: 'scram-sha-256' }, 'no-sync'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(folder, 'data'),
      bin_dir: postgresFolder,
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'diandu', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'diandu', password },
      },
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication replicator 127.0.0.1/32 scram-sha-256'],
      parameters: { unix_socket_directories: '' },
    },
  }
}
