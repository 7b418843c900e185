import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SUCCESS, type Answer } from '../../api/api-client.ts'
import { findProgram, makeFolder } from '../fleet/daemon.ts'
import { startWebBalancer } from '../fleet/load-balancer.ts'
import { loopbackTools } from '../fleet/loopback-tools.ts'
import { openBrowserTraffic, type BrowserResult } from './browser-traffic.ts'
import { CALM_MS, changeVersions, stageOf, type Stage } from './change-versions.ts'
import { takeOut, versionBefore, versionNow } from './version-before.ts'
import { watchAssets } from './watch-assets.ts'
import { watchReads } from '../fleet/watch-reads.ts'
import { withProofHarness, type Person } from '../proofs/proof-harness.ts'
import { NotProvable, type Finding, type Proof } from '../proofs/proof.ts'
import { account, AVAILABLE_FEN, moveMoney, send, type Attempt } from '../proofs/traffic.ts'

const { freePort, unprivileged } = loopbackTools

/** Two of the version before, two of the new one. */
const SERVERS = 4
const SHOPS = 100
/** The last of them, which people at their phones buy. */
const SHOPS_FOR_BROWSERS = 40
/** Few enough that a failed request failed because of the upgrade, and not for want of a connection. */
const PEOPLE = 3
const SIGNED_IN_EVERY_MS = 250
/** After each answer; without it money alone would take all of a small machine, and people at browsers wait for it. */
const MONEY_PAUSE_MS = 60
/** A step that a faulty version has broken never finishes. */
const PATIENCE_MS = { right: 30_000, faulty: 10_000 } as const

/** Changes of the new version in tables that every request of the traffic writes. */
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

type FaultyVariant = 'takes-away-at-once' | 'ends-without-draining' | 'forgets-files-of-before'

/** Faults that clients without a browser notice are looked for without one, since it takes a third of the time. */
const SEEN_WITHOUT_BROWSERS: readonly (string | undefined)[] = [
  'takes-away-at-once',
  'ends-without-draining',
] satisfies readonly FaultyVariant[]

export const upgradeProof: Proof = {
  name: 'upgrade',
  claim:
    'two servers of the version before, taken out of git, are replaced by two of a newer one that changes busy tables, with the way back between, under money traffic and journeys in browsers (a login by a code, a purchase, a login from before, pages that stood open before): no request, page, file or step fails, nothing is lost or doubled, and the books are right',
  engines: ['postgresql'],
  rounds: { long: 1, short: 1, faultyVariant: 0 },
  min: {
    requests: 1_000,
    'acknowledged payments': 100,
    'signed-in reads': 20,
    'files of pages': 500,
    visits: 3,
    purchases: 2,
    'rounds of a login from before': 3,
    'pages from before': 3,
    'files of before after it had gone': 5,
  },
  faultyVariants: {
    'takes-away-at-once': ['unanswered'],
    'ends-without-draining': ['unanswered'],
    'forgets-files-of-before': ['in a browser: status 404', 'a page from before was loaded again'],
  },
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
      const before = await takeOut(from, join(folder, 'before'), { hasOwnPages: true })
      const now = await takeOut(to, join(folder, 'now'), {
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
          const stage = stageOf(harness, {
            before,
            now,
            serverPorts,
            pagesFolder:
              faultyVariant === ('forgets-files-of-before' satisfies FaultyVariant) ? undefined : join(folder, 'pages'),
            areKilled: faultyVariant === ('ends-without-draining' satisfies FaultyVariant),
          })
          try {
            await stage.start(0, before)
            await stage.start(1, before)
            return await underTraffic(stage, { url: balancer.url, seed, tell, faultyVariant })
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

interface Traffic {
  readonly url: string
  readonly seed: number
  readonly tell: (line: string) => void
  readonly faultyVariant: string | undefined
}

async function underTraffic(stage: Stage, { url, seed, tell, faultyVariant }: Traffic) {
  const { harness, findings, ops, now } = stage
  // The load balancer has to find the first servers.
  await pause(CALM_MS)
  const browsers = SEEN_WITHOUT_BROWSERS.includes(faultyVariant)
    ? undefined
    : await openBrowserTraffic({
        url,
        shops: harness.shops.slice(-SHOPS_FOR_BROWSERS),
        patienceMs: PATIENCE_MS[faultyVariant === undefined ? 'right' : 'faulty'],
      })
  const attempts: Attempt[] = []
  const shops = harness.shops.slice(0, -SHOPS_FOR_BROWSERS).values()
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
  const steps = await changeVersions(stage, async () => browsers?.goOnFromBefore()).then(
    () => undefined,
    (error: unknown) => String(error),
  )
  if (steps !== undefined) findings.push({ fault: 'wrong-answer', message: steps.slice(-1_000) })
  await pause(CALM_MS)
  const atPhones = await browsers?.stop()
  isOver = true
  const { count: sessionCount, failures: sessionFailures } = await session
  await traffic
  await reads.stop()
  await assets.stop()
  const failures = [...calls.failures, ...reads.failures, ...assets.failures, ...sessionFailures]
  const requests = calls.sent + reads.answeredAt.length + assets.answers() + sessionCount + failures.length
  tell(`  ${requests} requests, ${failures.length} failed`)
  if (atPhones !== undefined) tell(`  ${textOf(atPhones)}`)
  // A unique failure may be the last of many.
  const failed = [...failures.slice(0, 10), ...(atPhones?.failures ?? [])]
  findings.push(...failed.map((message): Finding => ({ fault: 'unanswered', message })))
  const counts = {
    requests,
    failed: failures.length,
    'acknowledged payments': calls.acknowledged,
    'signed-in reads': sessionCount,
    'files of pages': assets.answers(),
    ...(atPhones === undefined ? {} : countsOf(atPhones)),
  }
  // After a faulty version the sums cannot be counted any more.
  if (faultyVariant !== undefined) return { counts, findings }
  findings.push(...(await account(people, attempts)))
  const books = await ops(now, 'books', 'check')
  if (books.exitCode !== 0) findings.push({ fault: 'books', message: books.output.slice(-500) })
  return { counts, findings }
}

const countsOf = ({ journeys, pages, requests, filesOfBefore, failures }: BrowserResult) => ({
  ...journeys,
  'pages in browsers': pages,
  'requests of browsers': requests,
  'files of before after it had gone': filesOfBefore,
  'faults in browsers': failures.length,
})

const textOf = ({ pages, requests, longestMs, longest, failures }: BrowserResult): string =>
  `in browsers ${pages} pages, ${requests} requests, ${failures.length} faults, the longest wait ${longestMs} ms (${longest})`

/** A request that fails is not sent again: it is what this is about. */
function once(people: readonly Person[], calls: { sent: number; acknowledged: number; readonly failures: string[] }) {
  return async (attempt: Attempt): Promise<Answer | undefined> => {
    calls.sent += 1
    const answer = await send(people, attempt)
    if (answer?.code === SUCCESS) calls.acknowledged += 1
    if (answer === undefined || answer.status >= 500)
      calls.failures.push(`${attempt.name} ${answer?.status ?? 'was not answered'} ${answer?.text.slice(0, 100) ?? ''}`)
    await pause(MONEY_PAUSE_MS)
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
