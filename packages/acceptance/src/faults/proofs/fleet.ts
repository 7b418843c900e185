import { setTimeout as pause } from 'node:timers/promises'
import { SUCCESS, type Answer } from '../../api/api-client.ts'
import { inCheckout } from '../../server/checkout-root.ts'
import { runProgram } from '../../server/run-program.ts'
import { startServerProcess, type ServerProcess } from '../../server/server-process.ts'
import { openFleet, type Fleet } from '../fleet/fleet.ts'
import { watchReads } from '../fleet/watch-reads.ts'
import { booksOf, withProofHarness, type Person, type ProofHarness } from './proof-harness.ts'
import type { Finding, Proof } from './proof.ts'
import { account, AVAILABLE_FEN, moveMoney, PEOPLE, send, type Attempt } from './traffic.ts'

const SERVERS = 3
const SHOPS = 60
/** Money moves so long before a trouble and after it. */
const CALM_MS = 1_500
const RETRY_MS = 100
const GIVES_UP_AFTER_MS = 120_000
const WRITES_BACK_WITHIN_MS = 15_000
/** A page that is away for so long is noticed. */
const READS_BACK_WITHIN_MS = 2_000
const ALONE_MS = 1_500
/** Nothing is acknowledged for so long, and everything can be read. */
const BOTH_AWAY_MS = 6_000

interface Stage {
  readonly fleet: Fleet
  readonly harness: ProofHarness
  readonly servers: ServerProcess[]
  readonly startServer: (at: number) => Promise<void>
  readonly findings: Finding[]
}

interface Trouble {
  readonly name: string
  /** No request fails, and none waits. */
  readonly isUnnoticed?: boolean
  /** There is a moment without any node: nothing can be read either. */
  readonly takesAll?: boolean
  readonly happen: (stage: Stage) => Promise<void>
}

const TROUBLES: readonly Trouble[] = [
  {
    name: 'a server dies',
    async happen({ servers, startServer }) {
      await servers[0]?.kill()
      await startServer(0)
    },
  },
  {
    name: 'the servers are renewed, one after the other',
    isUnnoticed: true,
    async happen({ servers, startServer }) {
      for (let at = 0; at < SERVERS; at += 1) {
        await servers[at]?.stop()
        await startServer(at)
      }
    },
  },
  {
    name: 'the pooler restarts',
    async happen({ fleet: { pooler } }) {
      await pooler.restart('SIGKILL', async () => void (await pause(500)))
    },
  },
  {
    name: 'the asynchronous node dies',
    async happen({ fleet }) {
      const node = await fleet.nodeAs('replica')
      await node.daemon().kill()
      await pause(CALM_MS)
      node.restart()
      await fleet.whole()
    },
  },
  {
    name: 'the synchronous node dies',
    async happen({ fleet }) {
      const node = await fleet.nodeAs('sync_standby')
      await node.daemon().kill()
      await waitForRole(fleet, 'sync_standby', (name) => name !== node.name)
      node.restart()
      await fleet.whole()
    },
  },
  {
    name: 'the primary dies when the others have just come back',
    takesAll: true,
    async happen({ fleet }) {
      const primary = await fleet.nodeAs('leader')
      const others = fleet.nodes.filter((node) => node !== primary)
      // Its keeper hangs: nothing is arranged for what follows. What is acknowledged from here on is nowhere else.
      primary.daemon().suspendAlone()
      await Promise.all(others.map((node) => node.daemon().kill()))
      await pause(ALONE_MS)
      await primary.daemon().kill()
      for (const node of others) node.restart()
      await waitForRole(fleet, 'leader', (name) => name !== primary.name)
      await pause(CALM_MS)
      primary.restart()
      await fleet.whole()
    },
  },
  {
    name: 'the primary is cut off, and comes back',
    async happen({ fleet, harness, findings }) {
      const primary = await fleet.nodeAs('leader')
      primary.daemon().suspend()
      await waitForRole(fleet, 'leader', (name) => name !== primary.name)
      await pause(CALM_MS)
      primary.daemon().resume()
      // The old primary does not know yet that it was replaced.
      if (await takesWrites(harness, primary.port))
        findings.push({ fault: 'two-owners', message: 'the primary of before acknowledged a write when it was back' })
      await fleet.whole()
    },
  },
  {
    name: 'both nodes that follow die',
    async happen({ fleet }) {
      const primary = await fleet.nodeAs('leader')
      const others = fleet.nodes.filter((node) => node !== primary)
      await Promise.all(others.map((node) => node.daemon().kill()))
      await pause(BOTH_AWAY_MS)
      for (const node of others) node.restart()
      await fleet.whole()
    },
  },
]

/** A statement that bypasses whatever is in front of the node; whether the node acknowledged it. */
async function takesWrites({ installation }: ProofHarness, port: number): Promise<boolean> {
  const url = new URL(installation.env['DATABASE_URL'] ?? '')
  url.port = String(port)
  const program = `
    import pg from 'pg'
    const client = new pg.Client({ connectionString: process.env.REQUESTED_URL, connectionTimeoutMillis: 3000, query_timeout: 5000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('CREATE TABLE two_owners (id int)')
      console.log('acknowledged')
    } catch {}
    process.exit(0)`
  const { output } = await runProgram(['--input-type=module', '-e', program], {
    cwd: inCheckout('packages', 'server'),
    env: { REQUESTED_URL: url.href },
  })
  return output.includes('acknowledged')
}

async function waitForRole(
  fleet: Fleet,
  role: 'leader' | 'sync_standby',
  is: (name: string) => boolean,
): Promise<void> {
  for (const endsAt = performance.now() + GIVES_UP_AFTER_MS; ; await pause(RETRY_MS)) {
    const member = (await fleet.members())?.find((one) => one.role === role)
    if (member !== undefined && is(member.name)) return
    if (performance.now() > endsAt) throw new Error(`No other node became the ${role}`)
  }
}

/** Sends again, with the same key, what was not answered or met a server that was away. */
function insist(people: readonly Person[], counts: { sent: number; turnedAway: number }, acknowledgedAt: number[]) {
  return async (attempt: Attempt): Promise<Answer | undefined> => {
    for (const endsAt = performance.now() + GIVES_UP_AFTER_MS; ; await pause(RETRY_MS)) {
      counts.sent += 1
      const answer = await send(people, attempt)
      if (answer?.code === SUCCESS) acknowledgedAt.push(performance.now())
      if (answer !== undefined && answer.status < 500) return answer
      counts.turnedAway += 1
      if (performance.now() > endsAt) return answer
    }
  }
}

const longestGap = (instants: readonly number[]): number =>
  Math.max(0, ...instants.slice(1).map((instant, at) => instant - (instants[at] ?? instant)))

export const fleetProof: Proof = {
  name: 'fleet',
  claim:
    'three servers, a pooler and three nodes of PostgreSQL, of which each dies in turn under money traffic: nothing acknowledged is lost, nothing doubled, writes are back within 15 s and reads within 2 s, and no node of before takes a write',
  engines: ['postgresql'],
  rounds: { long: TROUBLES.length, short: 1, faultyVariant: 0 },
  min: { troubles: TROUBLES.length, acknowledged: 500 },
  faultyVariants: { 'asynchronous-only': ['lost'] },
  async run(trial) {
    const { seed, tell, faultyVariant, copyOf: _, ...rest } = trial
    const isSynchronous = faultyVariant !== 'asynchronous-only'
    // Only the loss of the primary can show that commits did not wait.
    const troubles = isSynchronous ? TROUBLES.slice(0, trial.rounds) : TROUBLES.slice(5, 6)
    const fleet = await openFleet({ servers: SERVERS, isSynchronous, tell })
    const wanted = {
      people: PEOPLE,
      availableFen: AVAILABLE_FEN,
      shops: SHOPS,
      offers: [{ stock: 1_000_000, perPerson: 1_000_000 }],
    }
    try {
      return await withProofHarness(
        { ...rest, seed, tell, postgresUrl: fleet.databaseUrl },
        wanted,
        async (harness) => {
          const stage = await setStage(fleet, harness)
          try {
            return await breakAll(stage, troubles, { seed, tell })
          } finally {
            await Promise.all(stage.servers.map((server) => server.kill()))
            // The clean-up afterwards runs on the primary.
            await fleet.whole()
          }
        },
      )
    } finally {
      await fleet.stop()
    }
  },
}

async function setStage(fleet: Fleet, harness: ProofHarness): Promise<Stage> {
  // The server that made the people would be outside of the fleet.
  await harness.server().kill()
  const databaseUrl = harness.installation.env['DATABASE_URL'] ?? ''
  const env = {
    DEMO_SHOPS: '1',
    DRAIN_SECONDS: '2',
    DATABASE_READ_URL: fleet.readUrl(databaseUrl),
    DATABASE_LISTEN_URL: fleet.directUrl(databaseUrl),
  }
  const servers: ServerProcess[] = []
  const startServer = async (at: number): Promise<void> => {
    const more = { ...env, PORT: String(fleet.serverPorts[at]) }
    servers[at] = at === 0 ? await harness.restart(more) : await startServerProcess(harness.installation, { env: more })
  }
  for (let at = 0; at < SERVERS; at += 1) await startServer(at)
  return { fleet, harness, servers, startServer, findings: [] }
}

async function breakAll(
  stage: Stage,
  troubles: readonly Trouble[],
  { seed, tell }: { readonly seed: number; readonly tell: (line: string) => void },
) {
  const { fleet, harness, findings } = stage
  const attempts: Attempt[] = []
  const shops = harness.shops.values()
  const people = await harness.people(fleet.loadBalancer.url)
  for (const [nth, { name, happen, isUnnoticed = false, takesAll = false }] of troubles.entries()) {
    const counts = { sent: 0, turnedAway: 0 }
    const acknowledgedAt: number[] = []
    let isOver = false
    const reads = watchReads(fleet.loadBalancer.url, people[0])
    const traffic = moveMoney(people, {
      harness,
      seed: seed + nth,
      attempts,
      call: insist(people, counts, acknowledgedAt),
      goesOn: () => !isOver,
      nextShop: () => shops.next().value,
    })
    await pause(CALM_MS)
    try {
      await happen(stage)
      await pause(CALM_MS)
    } finally {
      isOver = true
      await traffic
      await reads.stop()
    }
    const found = await account(await harness.people(), attempts)
    const [writesMs, readsMs] = [longestGap(acknowledgedAt), longestGap(reads.answeredAt)]
    const of = (fault: Finding['fault']): number => found.filter((finding) => finding.fault === fault).length
    tell(
      `  ${name}: ${counts.sent} sent, ${acknowledgedAt.length} acknowledged, ${counts.turnedAway} turned away and sent again, ${of('lost')} lost, ${of('doubled')} doubled; writes away for ${seconds(writesMs)} s; ${reads.answeredAt.length} reads, ${reads.failures.length} failed, away for ${seconds(readsMs)} s`,
    )
    findings.push(...found)
    const late = (what: string, ms: number): Finding => ({
      fault: 'too-late',
      message: `${name}: ${what} were away for ${seconds(ms)} s`,
    })
    if (writesMs > WRITES_BACK_WITHIN_MS) findings.push(late('writes', writesMs))
    if (!takesAll && readsMs > READS_BACK_WITHIN_MS) findings.push(late('reads', readsMs))
    if (isUnnoticed && counts.turnedAway + reads.failures.length > 0)
      findings.push({
        fault: 'unanswered',
        message: `${name}: ${counts.turnedAway} writes and ${reads.failures.length} reads were turned away: ${reads.failures[0] ?? ''}`,
      })
  }
  findings.push(...(await booksOf(harness)))
  const acknowledged = attempts.filter(({ answer }) => answer?.code === SUCCESS).length
  return { counts: { troubles: troubles.length, acknowledged }, findings }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1)
