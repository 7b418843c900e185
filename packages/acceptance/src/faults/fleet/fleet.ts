import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, chownSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { NotProvable } from '../proofs/proof.ts'
import { findProgram, makeFolder, startDaemon, type Daemon } from './daemon.ts'
import { startDatabaseNode, type DatabaseNode, type EtcdInterface } from './database-node.ts'
import { startLoadBalancer, type LoadBalancer } from './load-balancer.ts'
import { loopbackTools, type Pooler } from './loopback-tools.ts'

const { findPooler, findPostgres, freePort, startPooler, unprivileged } = loopbackTools

/**
 * The reference deployment of docs/operations.md on one machine: three nodes of PostgreSQL kept by Patroni, a pooler in
 * transaction mode, and a load balancer before all. The servers of the market are started by the caller.
 */
export interface Fleet {
  /** Through the pooler. */
  readonly databaseUrl: string
  /** Past the pooler, for what keeps a connection. */
  readonly directUrl: (databaseUrl: string) => string
  /** Nodes that follow. */
  readonly readUrl: (databaseUrl: string) => string
  readonly nodes: readonly DatabaseNode[]
  readonly loadBalancer: LoadBalancer
  readonly pooler: Pooler
  readonly serverPorts: readonly number[]
  /** Which node has which part; undefined while no node says so. */
  readonly members: () => Promise<readonly Member[] | undefined>
  /** Waits until there is one primary, one synchronous node and as many more as there are. */
  readonly whole: () => Promise<void>
  readonly nodeAs: (role: Role) => Promise<DatabaseNode>
  readonly stop: () => Promise<void>
}

/** As Patroni calls them. */
export type Role = 'leader' | 'sync_standby' | 'replica'

export interface Member {
  readonly name: string
  readonly role: Role
  readonly state: string
}

export interface FleetOptions {
  readonly servers: number
  /** Whether a commit waits for a second node. */
  readonly isSynchronous: boolean
  readonly tell: (line: string) => void
}

const NODE_NAMES = ['one', 'two', 'three'] as const
/** A node that died in silence is given up after seconds. */
const POOLER_LINES = ['server_connect_timeout = 3', 'tcp_keepidle = 3', 'tcp_keepintvl = 2', 'tcp_keepcnt = 2']
const READY_WITHIN_MS = 90_000
const POLL_INTERVAL_MS = 300
const LOG_SHOWN = 4_000
/** Where Debian has what Patroni speaks version 2 with. */
const PYTHON_ETCD = '/usr/lib/python3/dist-packages/etcd'

/** Fails with what is missing on a machine that has not all of it. */
export async function openFleet({ servers, isSynchronous, tell }: FleetOptions): Promise<Fleet> {
  const programs = findPrograms()
  const owner = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'diandu-fleet-'))
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
  const password = randomBytes(18).toString('base64url')
  const daemons: (() => Daemon)[] = []
  let pooler: Pooler | undefined
  const stop = async (): Promise<void> => {
    await pooler?.stop()
    for (const daemon of daemons.toReversed()) await daemon().kill()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const [etcdPort, peerPort] = [await freePort(), await freePort()]
    const etcd = startDaemon({
      name: 'etcd',
      command: programs.etcd,
      args: [
        ...etcdArgs(join(folder, 'etcd', 'data'), etcdPort, peerPort),
        `--enable-v2=${programs.etcdInterface === 'etcd'}`,
      ],
      folder: makeFolder(join(folder, 'etcd'), owner),
      owner,
    })
    daemons.push(() => etcd)
    const cluster = {
      folder,
      owner,
      patroni: programs.patroni,
      postgresFolder: programs.postgresFolder,
      etcdPort,
      etcdInterface: programs.etcdInterface,
      password,
      isSynchronous,
    }
    const nodes: DatabaseNode[] = []
    for (const name of NODE_NAMES) {
      const node = await startDatabaseNode(name, cluster)
      daemons.push(node.daemon)
      nodes.push(node)
      // The first one makes the database; the others copy it.
      if (nodes.length === 1) await waitFor(`${name} as the primary`, () => answersAs(node, 'primary'), node.daemon)
    }
    const members = () => membersOf(nodes)
    const waitUntilWhole = () =>
      waitFor('a primary and two that follow', async () => isWhole(await members(), isSynchronous), nodes[0]?.daemon)
    await waitUntilWhole()
    const whole = () =>
      waitUntilWhole().catch(async (error: unknown) => {
        throw withLogs(error, nodes, JSON.stringify(await members()))
      })
    const serverPorts = await Promise.all(Array.from({ length: servers }, freePort))
    const own = (name: string) => makeFolder(join(folder, name), owner)
    const loadBalancer = await startLoadBalancer({
      command: programs.haproxy,
      folder: own('haproxy'),
      owner,
      nodes,
      serverPorts,
    })
    daemons.push(() => loadBalancer.daemon)
    await waitFor('a load balancer', () => takesConnections(loadBalancer.primaryPort))
    const primaryUrl = `postgres://diandu:${password}@127.0.0.1:${loadBalancer.primaryPort}/postgres`
    pooler = await startPooler(primaryUrl, { connections: 30, lines: POOLER_LINES, within: folder })
    if (pooler === undefined) throw new NotProvable('pgbouncer has gone from this machine')
    tell(`  etcd, ${nodes.length} nodes of PostgreSQL, pgbouncer and HAProxy stand`)
    return {
      databaseUrl: pooler.url,
      directUrl: (url) => atPort(url, loadBalancer.primaryPort),
      readUrl: (url) => atPort(url, loadBalancer.replicaPort),
      nodes,
      loadBalancer,
      pooler,
      serverPorts,
      members,
      whole,
      nodeAs: async (role) => {
        const name = (await members())?.find((member) => member.role === role)?.name
        const node = nodes.find((one) => one.name === name)
        if (node === undefined) throw new Error(`No node is the ${role}`)
        return node
      },
      stop,
    }
  } catch (error) {
    const logged = withLogs(
      error,
      daemons.map((daemon) => ({ daemon })),
    )
    await stop()
    throw logged
  }
}

/** The same with what these programs wrote last: their files go with the fleet. */
function withLogs(error: unknown, programs: readonly { readonly daemon: () => Daemon }[], more = ''): Error {
  const logs = programs.map(({ daemon }) => `${daemon().name}:\n${daemon().log().slice(-LOG_SHOWN)}`)
  return new Error([String(error), more, ...logs].join('\n'), { cause: error })
}

function findPrograms() {
  const missing: string[] = []
  const must = (path: string | undefined, debianPackage: string): string => {
    if (path === undefined) missing.push(debianPackage)
    return path ?? ''
  }
  const found = {
    patroni: must(findProgram('patroni'), 'patroni'),
    etcd: must(findProgram('etcd'), 'etcd-server'),
    haproxy: must(findProgram('haproxy'), 'haproxy'),
    pooler: must(findPooler(), 'pgbouncer'),
    postgresFolder: must(findPostgres(), 'postgresql'),
  }
  const etcdInterface = found.patroni === '' ? 'etcd3' : etcdInterfaceOf(found.patroni)
  if (etcdInterface === 'etcd' && !existsSync(PYTHON_ETCD)) missing.push('python3-etcd')
  if (missing.length > 0) throw new NotProvable(`not on this machine: ${missing.join(', ')} (packages of Debian)`)
  return { ...found, etcdInterface }
}

/**
 * Patroni before 3.1 keeps what it read of etcd by the interface of version 3, and may never read it again once its
 * process stood still for a while (its pull request 2783): no node becomes the synchronous one then.
 */
function etcdInterfaceOf(patroni: string): EtcdInterface {
  const [major = 0, minor = 0] =
    /(\d+)\.(\d+)/
      .exec(execFileSync(patroni, ['--version'], { encoding: 'utf8' }))
      ?.slice(1)
      .map(Number) ?? []
  return major < 3 || (major === 3 && minor < 1) ? 'etcd' : 'etcd3'
}

const etcdArgs = (folder: string, port: number, peerPort: number): readonly string[] => {
  const [own, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`]
  const pairs = [
    ['--name', 'one'],
    ['--data-dir', folder],
    ['--listen-client-urls', own],
    ['--advertise-client-urls', own],
    ['--listen-peer-urls', peer],
    ['--initial-advertise-peer-urls', peer],
    ['--initial-cluster', `one=${peer}`],
  ]
  return ['--unsafe-no-fsync', ...pairs.flat()]
}

const takesConnections = (port: number): Promise<boolean> =>
  new Promise((settle) => {
    const socket = connect(port, '127.0.0.1')
      .on('connect', () => {
        socket.destroy()
        settle(true)
      })
      .on('error', () => settle(false))
  })

const atPort = (databaseUrl: string, port: number): string => {
  const url = new URL(databaseUrl)
  url.port = String(port)
  return url.href
}

const ASKED_WITHIN_MS = 1_500

async function answersAs({ restPort }: DatabaseNode, part: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${restPort}/${part}`, { signal: AbortSignal.timeout(ASKED_WITHIN_MS) })
    return answer.status === 200
  } catch {
    return false
  }
}

async function membersOf(nodes: readonly DatabaseNode[]): Promise<readonly Member[] | undefined> {
  for (const { restPort } of nodes) {
    try {
      const signal = AbortSignal.timeout(ASKED_WITHIN_MS)
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal })
      return ((await answer.json()) as { readonly members: readonly Member[] }).members
    } catch {
      // This one is away: the next one knows as much.
    }
  }
  return undefined
}

function isWhole(members: readonly Member[] | undefined, isSynchronous: boolean): boolean {
  const runs = (members ?? []).filter(({ state }) => state === 'running' || state === 'streaming')
  const count = (role: Role): number => runs.filter((member) => member.role === role).length
  return runs.length === NODE_NAMES.length && count('leader') === 1 && (!isSynchronous || count('sync_standby') === 1)
}

async function waitFor(what: string, isThere: () => Promise<boolean>, daemon?: () => Daemon): Promise<void> {
  for (const endsAt = performance.now() + READY_WITHIN_MS; ; await pause(POLL_INTERVAL_MS)) {
    if (await isThere()) return
    if (performance.now() > endsAt) throw new Error(`There is not ${what} after ${READY_WITHIN_MS / 1000} s`)
    if (daemon !== undefined && !daemon().isAlive()) throw new Error(`${daemon().name} has ended`)
  }
}
