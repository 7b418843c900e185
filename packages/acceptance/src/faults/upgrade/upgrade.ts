import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SUCCESS, type Answer } from '../../api/api-client.ts'
import { runProgram, type ProgramRun } from '../../server/run-program.ts'
import { startServerProcess, type ServerProcess } from '../../server/server-process.ts'
import { findProgram, makeFolder } from '../fleet/daemon.ts'
import { startWebBalancer } from '../fleet/load-balancer.ts'
import { loopbackTools } from '../fleet/loopback-tools.ts'
import { takeOut, versionBefore, versionNow } from './version-before.ts'
import { watchAssets } from './watch-assets.ts'
import { watchReads } from '../fleet/watch-reads.ts'
import { withProofHarness, type Person, type ProofHarness } from '../proofs/proof-harness.ts'
import { NotProvable, type Finding, type Proof } from '../proofs/proof.ts'
import { account, AVAILABLE_FEN, moveMoney, send, type Attempt } from '../proofs/traffic.ts'

const { freePort, unprivileged } = loopbackTools

/** Two of the version before, two of the new one. */
const SERVERS = 4
const SHOPS = 60
/** Few enough that a request that fails has failed for the upgrade, and not for want of a connection. */
const PEOPLE = 3
/** Requests go on so long before, between and after the steps. */
const CALM_MS = 1_500
const SIGNED_IN_EVERY_MS = 250
const OPS = ['packages', 'server', 'src', 'ops', 'main.ts'] as const

/** What the new version changes in tables that every request of the traffic writes. */
const NEXT_VERSION: Readonly<Record<string, string>> = {
  '9001-proof.expand.sql': `ALTER TABLE orders ADD COLUMN proof text, ADD COLUMN proof_count bigint NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN proof text;
ALTER TABLE sessions ADD COLUMN proof text;`,
  '9002-proof.expand.sql': `-- in batches
UPDATE accounts SET proof = 'filled' WHERE id IN (SELECT id FROM accounts WHERE proof IS NULL LIMIT 5)`,
  '9003-proof.expand.sql': 'CREATE INDEX CONCURRENTLY accounts_proof ON accounts (proof)',
  '9004-proof.contract.sql': `ALTER TABLE orders DROP COLUMN proof, DROP COLUMN proof_count;
ALTER TABLE sessions DROP COLUMN proof;`,
}
/** The check of migrations would refuse it. */
const TAKES_AWAY_AT_ONCE = { '9001-proof.expand.sql': 'ALTER TABLE withdrawals RENAME COLUMN amount_fen TO fen' }

type FaultyVariant = 'takes-away-at-once' | 'ends-without-draining'

interface Stage {
  readonly harness: ProofHarness
  readonly before: string
  readonly now: string
  readonly servers: (ServerProcess | undefined)[]
  readonly start: (at: number, checkout: string) => Promise<void>
  readonly end: (at: number) => Promise<void>
  readonly ops: (checkout: string, ...args: readonly string[]) => Promise<ProgramRun>
  readonly findings: Finding[]
}

/** The steps of docs/operations.md, with the way back between. */
async function upgrade({ before, now, start, end, ops, findings, servers, harness }: Stage): Promise<void> {
  const expect = (is: boolean, message: string): void => {
    if (!is) findings.push({ fault: 'wrong-answer', message })
  }
  const expanded = await ops(now, 'migrations', 'expand')
  expect(expanded.exitCode === 0, `expand: ${expanded.output.slice(-500)}`)
  await start(2, now)
  await pause(CALM_MS)
  await end(0)
  // It was restarted, or the operator goes back.
  await start(0, before)
  const early = await ops(now, 'migrations', 'contract')
  expect(
    early.exitCode === 1 && early.output.includes('still need it'),
    `contract came early: ${early.output.slice(-500)}`,
  )
  await start(3, now)
  await pause(CALM_MS)
  await end(0)
  await end(1)
  const contracted = await ops(now, 'migrations', 'contract')
  expect(
    contracted.exitCode === 0 && contracted.output.includes('9004-proof.contract'),
    `contract: ${contracted.output.slice(-500)}`,
  )
  await pause(CALM_MS)
  const refused = await startServerProcess(harness.installation, { checkout: before }).then(
    async (server) => {
      servers.push(server)
      return 'it started'
    },
    (error: unknown) => String(error),
  )
  expect(refused.includes('9004-proof.contract'), `the version before on what was taken away: ${refused.slice(-500)}`)
}

export const upgradeProof: Proof = {
  name: 'upgrade',
  claim:
    'two servers of the version before, taken out of git, are replaced by two of a newer one that changes busy tables, with the way back between, under money traffic, sessions, pages and their files: no request fails, nothing is lost or doubled, and the books are right',
  engines: ['postgresql'],
  rounds: { long: 1, short: 1, faultyVariant: 0 },
  min: { requests: 1_000, 'acknowledged payments': 100, 'signed-in reads': 20, 'files of pages': 500 },
  faultyVariants: { 'takes-away-at-once': ['unanswered'], 'ends-without-draining': ['unanswered'] },
  async run(trial) {
    const { seed, tell, faultyVariant, copyOf: _, ...rest } = trial
    const command = findProgram('haproxy')
    if (command === undefined) throw new NotProvable('not on this machine: haproxy (a package of Debian)')
    const owner = unprivileged()
    const folder = mkdtempSync(join(tmpdir(), 'diandu-upgrade-'))
    if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
    try {
      const [from, to] = [versionBefore(), versionNow()]
      tell(`  from ${from.slice(0, 8)} to ${to.slice(0, 8)} with migrations of its own`)
      const before = takeOut(from, join(folder, 'before'), { hasOtherFiles: true })
      const now = takeOut(to, join(folder, 'now'), {
        planted: faultyVariant === 'takes-away-at-once' ? TAKES_AWAY_AT_ONCE : NEXT_VERSION,
      })
      const serverPorts = await Promise.all(Array.from({ length: SERVERS }, freePort))
      const balancer = await startWebBalancer({
        command,
        folder: makeFolder(join(folder, 'haproxy'), owner),
        owner,
        serverPorts,
      })
      const wanted = {
        people: PEOPLE,
        availableFen: AVAILABLE_FEN,
        shops: SHOPS,
        offers: [{ stock: 1_000_000, perPerson: 1_000_000 }],
      }
      try {
        return await withProofHarness({ ...rest, seed, tell, checkout: before }, wanted, async (harness) => {
          await harness.server().kill()
          const stage = stageOf(harness, { before, now, serverPorts, faultyVariant: faultyVariant as FaultyVariant })
          try {
            await stage.start(0, before)
            await stage.start(1, before)
            return await underTraffic(stage, { url: balancer.url, seed, tell, isRight: faultyVariant === undefined })
          } finally {
            await Promise.all(stage.servers.map((server) => server?.kill()))
          }
        })
      } finally {
        await balancer.daemon.kill()
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

function stageOf(
  harness: ProofHarness,
  {
    before,
    now,
    serverPorts,
    faultyVariant,
  }: {
    readonly before: string
    readonly now: string
    readonly serverPorts: readonly number[]
    readonly faultyVariant: FaultyVariant | undefined
  },
): Stage {
  const servers: (ServerProcess | undefined)[] = []
  return {
    harness,
    before,
    now,
    servers,
    findings: [],
    async start(at, checkout) {
      const env = { DEMO_SHOPS: '1', DRAIN_SECONDS: '2', PORT: String(serverPorts[at]) }
      // People find the first server's secret through the harness.
      servers[at] =
        checkout === before && at === 0
          ? await harness.restart(env)
          : await startServerProcess(harness.installation, { env, checkout })
    },
    async end(at) {
      await (faultyVariant === 'ends-without-draining' ? servers[at]?.kill() : servers[at]?.stop())
      servers[at] = undefined
    },
    ops: (checkout, ...args) =>
      runProgram([join(checkout, ...OPS), ...args], {
        cwd: checkout,
        env: harness.installation.env,
        timeoutMs: 120_000,
      }),
  }
}

async function underTraffic(
  stage: Stage,
  {
    url,
    seed,
    tell,
    isRight,
  }: { readonly url: string; readonly seed: number; readonly tell: (line: string) => void; readonly isRight: boolean },
) {
  const { harness, findings, ops, now } = stage
  // The load balancer has to find the first servers.
  await pause(CALM_MS)
  const attempts: Attempt[] = []
  const shops = harness.shops.values()
  const people = await harness.people(url)
  const calls = { sent: 0, acknowledged: 0, failures: [] as string[] }
  let isOver = false
  const reads = watchReads(url, people[0])
  const assets = watchAssets(url)
  const session = staySignedIn(people[0], () => !isOver)
  const traffic = moveMoney(people, {
    harness,
    seed,
    attempts,
    call: once(people, calls),
    goesOn: () => !isOver,
    nextShop: () => shops.next().value,
  })
  await pause(CALM_MS)
  const steps = await upgrade(stage).then(
    () => undefined,
    (error: unknown) => String(error),
  )
  if (steps !== undefined) findings.push({ fault: 'wrong-answer', message: steps.slice(-1_000) })
  await pause(CALM_MS)
  isOver = true
  const { count: sessionCount, failures: sessionFailures } = await session
  await traffic
  await reads.stop()
  await assets.stop()
  const failures = [...calls.failures, ...reads.failures, ...assets.failures, ...sessionFailures]
  const requests = calls.sent + reads.answeredAt.length + assets.answers() + sessionCount + failures.length
  tell(`  ${requests} requests, ${failures.length} failed`)
  findings.push(...failures.slice(0, 10).map((message): Finding => ({ fault: 'unanswered', message })))
  const counts = {
    requests,
    failed: failures.length,
    'acknowledged payments': calls.acknowledged,
    'signed-in reads': sessionCount,
    'files of pages': assets.answers(),
  }
  // What a faulty version has broken cannot be counted any more.
  if (!isRight) return { counts, findings }
  findings.push(...(await account(people, attempts)))
  const books = await ops(now, 'books', 'check')
  if (books.exitCode !== 0) findings.push({ fault: 'books', message: books.output.slice(-500) })
  return { counts, findings }
}

/** A request that fails is not sent again: it is what this is about. */
function once(people: readonly Person[], calls: { sent: number; acknowledged: number; readonly failures: string[] }) {
  return async (attempt: Attempt): Promise<Answer | undefined> => {
    calls.sent += 1
    const answer = await send(people, attempt)
    if (answer?.code === SUCCESS) calls.acknowledged += 1
    if (answer === undefined || answer.status >= 500)
      calls.failures.push(`${attempt.name} ${answer?.status ?? 'was not answered'} ${answer?.text.slice(0, 100) ?? ''}`)
    return answer
  }
}

/** A session that one version began is a session of the other. */
async function staySignedIn(person: Person | undefined, goesOn: () => boolean) {
  const failures: string[] = []
  let count = 0
  while (goesOn()) {
    try {
      await person?.call('GET capital').then((answer) => {
        if (answer.code !== SUCCESS) throw new Error(`${answer.status} ${answer.text.slice(0, 200)}`)
      })
      count += 1
    } catch (error) {
      failures.push(`GET capital of a signed-in user: ${String(error)}`)
    }
    await pause(SIGNED_IN_EVERY_MS)
  }
  return { count, failures }
}
