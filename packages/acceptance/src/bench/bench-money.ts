import { Agent, request } from 'node:http'
import { newKey, requestOf } from '../api/api-client.ts'
import { runSeed } from '../dice.ts'
import { keyed, ordering, payingDeposit } from '../faults/proofs/requests.ts'
import { booksOf, withProofHarness, type ProofHarness, type Person } from '../faults/proofs/proof-harness.ts'
import type { Trial } from '../faults/proofs/proof.ts'
import type { Engine } from '../server/installation.ts'
import { startBenchPostgres } from './bench-postgres.ts'
import { numberText, quantile } from './statistics.ts'
import { keepResults, tableText } from './tables.ts'

const CLIENTS = 32
const WARM_UP = 10
const PAYMENTS = Number(process.env['BENCH_PAYMENTS'] ?? 100)
const MIN_PER_SECOND = 300
const MAX_P99_MS = 250
/** A server that is slow on purpose is known after fewer. */
const FAULTY_PAYMENTS = 5
const FAULTY_VARIANT = 'pays-slowly'

interface Measured {
  readonly engine: Engine
  readonly payments: number
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** A person's first payment, for which the password's hash is made. */
  readonly firstMs: number
}

const isEnough = ({ perSecond, p99Ms }: Measured): boolean => perSecond >= MIN_PER_SECOND && p99Ms <= MAX_P99_MS

/**
 * Payments of orders that were placed before, by 32 people at once. Answers whether the aims are met with PostgreSQL,
 * and whether a server that is slow on purpose is seen to miss them.
 */
export async function benchMoney(tell: (line: string) => void): Promise<boolean> {
  const measured: Measured[] = []
  let [isMet, isNoticed] = [false, false]
  for (const engine of ['pglite', 'postgresql'] as const) {
    const postgres = engine === 'postgresql' ? await startBenchPostgres() : undefined
    if (engine === 'postgresql' && postgres === undefined) {
      tell('PostgreSQL is not on this machine: its half is not measured')
      continue
    }
    try {
      const trial = { engine, postgresUrl: postgres?.url, seed: runSeed(), rounds: 1, tell }
      const figures = await measure(trial, PAYMENTS)
      measured.push(figures)
      if (engine === 'postgresql') {
        isMet = isEnough(figures)
        const slow = await measure({ ...trial, faultyVariant: FAULTY_VARIANT }, FAULTY_PAYMENTS)
        isNoticed = !isEnough(slow)
        tell(
          `The faulty variant that ${FAULTY_VARIANT}: ${Math.round(slow.perSecond)} a second, p99 ${Math.round(slow.p99Ms)} ms: ${isNoticed ? 'noticed' : 'NOT NOTICED'}`,
        )
      }
    } finally {
      await postgres?.stop()
    }
  }
  keepResults('money', measured)
  const rows = measured.map(({ engine, payments, perSecond, p50Ms, p99Ms, firstMs }) => [
    engine,
    ...[payments, perSecond, p50Ms, p99Ms, firstMs].map((figure) => numberText(Math.round(figure))),
  ])
  tell(`\n${tableText([`${CLIENTS} clients`, 'payments', 'per s', 'p50 ms', 'p99 ms', 'first payment ms'], rows)}`)
  tell(`Aim on PostgreSQL: ${MIN_PER_SECOND} a second, p99 ${MAX_P99_MS} ms: ${isMet ? 'met' : 'NOT MET'}`)
  return isMet && isNoticed
}

const measure = (trial: Trial, payments: number): Promise<Measured> =>
  withProofHarness(
    trial,
    { people: CLIENTS, availableFen: 1_000_000_00, shops: CLIENTS * (payments + WARM_UP), offers: [] },
    (harness) => measureIn(harness, trial.engine, payments),
  )

async function measureIn(harness: ProofHarness, engine: Engine, payments: number): Promise<Measured> {
  const people = await harness.people()
  const shops = harness.shops.values()
  const orders = await Promise.all(
    people.map((person) =>
      placeOrders(
        person,
        Array.from({ length: WARM_UP + payments }, () => shops.next().value ?? ''),
      ),
    ),
  )
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  try {
    const pay = (from: number, to: number): Promise<readonly (readonly number[])[]> =>
      Promise.all(people.map((person, at) => payAll(person, (orders[at] ?? []).slice(from, to), agent)))
    const first = (await pay(0, WARM_UP)).map(([firstMs = Number.NaN]) => firstMs)
    const begunAt = performance.now()
    const times = (await pay(WARM_UP, WARM_UP + payments)).flat()
    const seconds = (performance.now() - begunAt) / 1000
    const complaints = await booksOf(harness)
    if (complaints.length > 0)
      throw new Error(`After ${times.length} payments: ${complaints.map(({ message }) => message).join('; ')}`)
    return {
      engine,
      payments: times.length,
      perSecond: times.length / seconds,
      p50Ms: quantile(times, 0.5),
      p99Ms: quantile(times, 0.99),
      firstMs: quantile(first, 0.5),
    }
  } finally {
    agent.destroy()
  }
}

async function placeOrders(person: Person, shops: readonly string[]): Promise<readonly string[]> {
  const ids: string[] = []
  for (const shop of shops)
    ids.push((await person.must<{ readonly id: string }>('POST order/place', ordering(shop), keyed())).id)
  return ids
}

/** One after the other; how long each took. */
async function payAll(person: Person, orders: readonly string[], agent: Agent): Promise<readonly number[]> {
  const times: number[] = []
  for (const orderId of orders) {
    const parameters = payingDeposit(orderId)
    const whole = requestOf(person, 'POST order/pay', parameters, { key: newKey() })
    const body = await whole.text()
    const begunAt = performance.now()
    await post(whole, body, agent)
    times.push(performance.now() - begunAt)
  }
  return times
}

function post({ url, headers }: Request, body: string, agent: Agent): Promise<void> {
  return new Promise((settle, fail) => {
    request(
      url,
      { method: 'POST', agent, headers: { ...Object.fromEntries(headers), 'content-length': Buffer.byteLength(body) } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => (text += part))
        answer.on('end', () =>
          text.startsWith('{"code":"000000"')
            ? settle()
            : fail(new Error(`A payment was answered ${answer.statusCode} ${text.slice(0, 200)}`)),
        )
        answer.on('error', fail)
      },
    )
      .on('error', fail)
      .end(body)
  })
}
