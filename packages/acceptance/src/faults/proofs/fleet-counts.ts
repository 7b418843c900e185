import { setTimeout as pause } from 'node:timers/promises'
import { createApiClient, openApi, type Answer, type ApiClient } from '../../api/api-client.ts'
import { solveCaptcha } from '../../captcha/solve-captcha.ts'
import { readCode } from '../../captcha/read-code.ts'
import { startServerProcess, type ServerProcess } from '../../server/server-process.ts'
import { withProofHarness, type Person, type ProofHarness } from './proof-harness.ts'
import type { Finding, Proof, Trial } from './proof.ts'
import { isGood, keyed, ordering, payingDeposit } from './requests.ts'

/** The limit of `POST bind-user-token`, from its documentation. */
const TOKENS_A_MINUTE = 30
const WRONG_PASSWORDS = 10
const SHOPS_A_ROUND = 4
/** The maximum time in a cache: a newer answer before that shows that the old one was dropped. */
const ANSWER_KEPT_MS = 400
const DROPPED_WITHIN_MS = 1_000
const WATCHED_MS = 8_000
/** The marked job runs again a second after it ended, and takes one and a half. */
const MARKED_EVERY_MS = 2_500
const TAKEN_OVER_WITHIN_MS = 15_000
/** More than a code and a ticket live. */
const SKEW_MS = 7 * 60_000
/** Everything that the program reads its machine's clock with. */
const SKEWED = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`const now = Date.now; Date.now = () => now() + ${SKEW_MS}`)}`,
]

/** A server on the same database as the first, on a machine whose clock is minutes off. */
interface Pair {
  readonly one: ServerProcess
  readonly other: ServerProcess
  readonly apis: readonly [ApiClient, ApiClient]
}

const reasonOf = (answer: Answer): string | undefined =>
  (answer.data as { readonly reason?: string } | null)?.reason ?? undefined

const byTurns = <T>(
  pair: readonly [ApiClient, ApiClient],
  times: number,
  call: (api: ApiClient, at: number) => Promise<T>,
) => Promise.all(Array.from({ length: times }, (_, at) => call(pair[at % 2 === 0 ? 0 : 1], at)))

function exactly(what: string, count: number, wanted: number): readonly Finding[] {
  if (count === wanted) return []
  return [{ fault: count > wanted ? 'too-many' : 'too-few', message: `${what}: ${count} instead of ${wanted}` }]
}

/** Twice as many as an address may, over both. */
async function limits({ apis }: Pair): Promise<readonly Finding[]> {
  const answers = await byTurns(apis, 2 * TOKENS_A_MINUTE, (api) =>
    api.call('POST bind-user-token', { token: 'of-no-app' }),
  )
  const admitted = answers.filter(({ status }) => status !== 429).length
  return exactly('requests over two servers within one limit', admitted, TOKENS_A_MINUTE)
}

/** Wrong passwords of one name, two more than lock it. */
async function locks({ apis }: Pair, name: string): Promise<readonly Finding[]> {
  const answers = await byTurns(apis, WRONG_PASSWORDS + 2, (api, at) =>
    api.call('POST login', { name, password: `not-this-${at}` }),
  )
  const refused = answers.filter((answer) => reasonOf(answer) === 'credentials-wrong').length
  const locked = await Promise.all(apis.map((api) => api.call('POST login', { name, password: 'once-more' })))
  return [
    ...exactly('wrong passwords over two servers before the lock', refused, WRONG_PASSWORDS),
    ...locked
      .filter((answer) => reasonOf(answer) !== 'name-locked')
      .map(({ text }) => ({ fault: 'wrong-answer' as const, message: `a locked name was told ${text.slice(0, 200)}` })),
  ]
}

/** A ticket of one server is good on the other, once; and so is the code that it buys. */
async function tickets({ apis: [one, other] }: Pair, mobile: string): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  const ticket = await solveCaptcha(one)
  const send = (api: ApiClient, to: string) =>
    api.call('POST sendMsg', { mobile: to, purpose: 'register', captcha: ticket })
  const first = await send(other, mobile)
  if (!isGood(first))
    findings.push({ fault: 'skewed', message: `a ticket of the other server: ${first.text.slice(0, 200)}` })
  const again = await Promise.all([send(one, mobile.replace(/.$/, '8')), send(other, mobile.replace(/.$/, '9'))])
  if (again.some(isGood)) findings.push({ fault: 'two-effects', message: 'a ticket was redeemed on both servers' })
  if (!isGood(first)) return findings
  const code = await readCode(one.url, mobile)
  const registered = await one.call('POST register', {
    username: `u${mobile}`,
    mobile,
    code,
    password: 'Quiet-Harbour-77',
    hasAgreed: true,
  })
  if (!isGood(registered))
    findings.push({ fault: 'skewed', message: `a code of the other server: ${registered.text.slice(0, 200)}` })
  return findings
}

interface Listed {
  readonly items: readonly { readonly id: string; readonly status: string }[]
}

/** Whether the other server drops a shop from its cached list as it is sold, before the list would expire. */
async function memory(pair: Pair, person: Person, shops: readonly string[]) {
  const [, other] = pair.apis
  const isOnSale = async (id: string) => {
    const { items } = await other.must<Listed>('GET goods', { sort: 'price-up' })
    return items.some((card) => card.id === id && card.status === 'on-sale')
  }
  let dropped = 0
  let slowestMs = 0
  for (const shop of shops) {
    const order = await person.must<{ readonly id: string }>('POST order/place', ordering(shop), keyed())
    await pause(ANSWER_KEPT_MS)
    // An answer cached from here on would be kept for that time, unless it is dropped.
    const askedAt = performance.now()
    if (!(await isOnSale(shop))) throw new Error('A shop of the fixture is not in the list')
    await person.must('POST order/pay', payingDeposit(order.id), keyed())
    const soldAt = performance.now()
    while ((await isOnSale(shop)) && performance.now() - soldAt < 5_000) await pause(5)
    slowestMs = Math.max(slowestMs, performance.now() - soldAt)
    if (performance.now() - askedAt < ANSWER_KEPT_MS) dropped += 1
  }
  const findings: Finding[] = []
  if (dropped === 0)
    findings.push({
      fault: 'stale',
      message: `none of ${shops.length} changes was dropped by the other server before its time`,
    })
  if (slowestMs > DROPPED_WITHIN_MS)
    findings.push({
      fault: 'too-late',
      message: `a change showed on the other server after ${Math.round(slowestMs)} ms`,
    })
  return { findings, dropped, slowestMs }
}

const marksOf = (server: ServerProcess, how: 'begins' | 'ends'): number =>
  server.log().split(`A marked job ${how}`).length - 1

/** The marked job runs on one of them at a time. */
async function jobs({ one, other }: Pair): Promise<{ readonly findings: readonly Finding[]; readonly runs: number }> {
  const begun = () => marksOf(one, 'begins') + marksOf(other, 'begins')
  const before = begun()
  await pause(WATCHED_MS)
  const runs = begun() - before
  const most = Math.ceil(WATCHED_MS / MARKED_EVERY_MS) + 1
  return {
    runs,
    findings:
      runs > most
        ? [{ fault: 'doubled', message: `a job ran ${runs} times in ${WATCHED_MS} ms, not ${most} at most` }]
        : exactly('jobs that ran', Math.min(runs, 1), 1),
  }
}

/** The server that runs the job is killed during it; the other one has to run it. */
async function handedOn(pair: Pair): Promise<{ readonly findings: readonly Finding[]; readonly afterMs: number }> {
  const holderOf = () => [pair.one, pair.other].find((server) => marksOf(server, 'begins') > marksOf(server, 'ends'))
  let holder = holderOf()
  for (const until = performance.now() + 20_000; holder === undefined && performance.now() < until; holder = holderOf())
    await pause(20)
  if (holder === undefined) return { findings: [{ fault: 'lost', message: 'no server ran the job' }], afterMs: 0 }
  const heir = holder === pair.one ? pair.other : pair.one
  await holder.kill()
  const [killedAt, before] = [performance.now(), marksOf(heir, 'ends')]
  while (marksOf(heir, 'ends') === before && performance.now() - killedAt < 2 * TAKEN_OVER_WITHIN_MS) await pause(20)
  const afterMs = performance.now() - killedAt
  return {
    afterMs,
    findings:
      afterMs > TAKEN_OVER_WITHIN_MS
        ? [{ fault: 'too-late', message: `the job of the fallen server was done after ${Math.round(afterMs)} ms` }]
        : [],
  }
}

async function openPair(harness: ProofHarness, faultyVariant: string): Promise<Pair> {
  await harness.server().stop()
  const env = { RATE_LIMIT: '6000' }
  const one = await harness.restart(env)
  const other = await startServerProcess(harness.installation, {
    env: { DEMO_SHOPS: '1', ...env },
    nodeArgs: SKEWED,
    faultyVariant,
  })
  const { secret } = await openApi(one.url)
  return { one, other, apis: [createApiClient(one.url, secret), createApiClient(other.url, secret)] }
}

export const fleetCounts: Proof = {
  name: 'fleet-counts',
  claim:
    'two servers on one database, one with a clock seven minutes off, are one market: a limit, ten wrong passwords, a ticket and a code count once over both, what one changes the other forgets within a second, each job runs on one, and the other finishes that of a killed one within 15 s, 3 rounds',
  engines: ['postgresql'],
  rounds: { long: 3, short: 1, faultyVariant: 1 },
  min: { kills: 3, 'changes dropped': 3 },
  faultyVariants: {
    'counts-alone': ['too-many: requests over two servers'],
    'hears-no-other': ['stale'],
    'runs-every-job': ['doubled'],
    'reads-own-clock': ['skewed'],
  },
  faultyVariantsWhenShort: 1,
  async run(trial) {
    const counts = { kills: 0, 'changes dropped': 0, 'job runs': 0, 'ms until dropped': 0, 'ms until taken over': 0 }
    const findings: Finding[] = []
    const faultyVariant = trial.faultyVariant ?? 'marks-jobs'
    for (let round = 0; round < trial.rounds; round += 1) {
      const found = await oneRound({ ...trial, faultyVariant }, trial.seed + round, counts)
      findings.push(
        ...found.map(({ fault, message }) => ({ fault, message: `${message} (seed ${trial.seed + round})` })),
      )
      trial.tell(`  ${round + 1} of ${trial.rounds} rounds, ${findings.length} findings`)
    }
    return { counts, findings }
  },
}

type Counts = Record<'kills' | 'changes dropped' | 'job runs' | 'ms until dropped' | 'ms until taken over', number>

/** Each round has servers and a database of its own: limits last a minute. */
function oneRound(
  trial: Trial & { readonly faultyVariant: string },
  seed: number,
  counts: Counts,
): Promise<readonly Finding[]> {
  const wanted = { people: 1, availableFen: 1_000_00, shops: SHOPS_A_ROUND, offers: [] }
  return withProofHarness(trial, wanted, async (harness) => {
    const pair = await openPair(harness, trial.faultyVariant)
    try {
      const [person] = (await harness.people(pair.one.url)) as readonly [Person]
      const mobile = `139${String(10_000_000 + (seed % 8_999_999) * 10)
        .padStart(8, '0')
        .slice(0, 8)}`
      const skewed = await tickets(pair, mobile)
      // A server that reads its own clock takes no signature either: nothing more can be seen of it.
      if (skewed.some(({ fault }) => fault === 'skewed')) return skewed
      const found = [...skewed, ...(await locks(pair, `no-such-name-${seed}`))]
      const limited = await limits(pair)
      const forgotten = await memory(pair, person, harness.shops)
      const ran = await jobs(pair)
      const handed = await handedOn(pair)
      counts.kills += 1
      counts['changes dropped'] += forgotten.dropped
      counts['job runs'] += ran.runs
      counts['ms until dropped'] = Math.max(counts['ms until dropped'], Math.round(forgotten.slowestMs))
      counts['ms until taken over'] = Math.max(counts['ms until taken over'], Math.round(handed.afterMs))
      return [...found, ...limited, ...forgotten.findings, ...ran.findings, ...handed.findings]
    } finally {
      await pair.other.kill()
    }
  })
}
