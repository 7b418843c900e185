import { setTimeout as pause } from 'node:timers/promises'
import { createApiClient, newKey, requestOf, SUCCESS } from '../api/api-client.ts'
import { quantile } from '../bench/statistics.ts'
import { ordering, payingDeposit } from '../faults/proofs/requests.ts'
import type { AttackFinding } from './attack-finding.ts'
import type { AttackTarget, StagedPerson } from './attack-target.ts'
import { keepAlive, sendRequest } from './send-request.ts'

export interface CrowdedPayments {
  /** No other user is there: what this machine needs for a password's hash at the moment. */
  readonly alone: Times
  readonly payments: number
  readonly wrongLogins: number
  readonly duringLogins: Times
  /** The same while a member sends a hundred wrong payment passwords at once. */
  readonly paymentsBesideGuesses: number
  readonly wrongPasswords: number
  readonly duringGuesses: Times
  readonly findings: readonly AttackFinding[]
}

interface Times {
  readonly p50Ms: number
  readonly p99Ms: number
}

/** Limits as in production, and a proxy on loopback that is believed about addresses. */
export const CROWDED_ENV = { RATE_LIMIT: '600', TRUSTED_PROXIES: '127.0.0.1' }

export interface CrowdedPlan {
  readonly target: AttackTarget
  /** Users whom no other test uses, each with a password's hash of their own. */
  readonly people: readonly StagedPerson[]
  readonly payments: number
  readonly bursts: number
  readonly payAlone: number
}

const ADDRESSES = 6
/** Each address is let through with 20 a minute. */
const LOGINS_EACH = 19
const GUESSES = 100
const TOO_MANY = 429
/** A client that finds no place comes again: the queue stays full, and what is measured is no flood of refusals. */
const AGAIN_AFTER_MS = 1_000
/**
 * No client in the crowd gives up: a client that leaves a full queue and comes again is refused, and that is a flood of
 * another kind.
 */
const WAITS_MS = 120_000
const MAX_P99_MS = 1_000

/** First payments of people, each of which costs a password's hash, beside a crowd that keeps hashing busy. */
export async function runCrowdedPayments({
  target,
  people,
  payments,
  bursts,
  payAlone,
}: CrowdedPlan): Promise<CrowdedPayments> {
  const agents = { attack: keepAlive(ADDRESSES * LOGINS_EACH), pay: keepAlive(1), guess: keepAlive(GUESSES) }
  try {
    const payers = people.slice(0, payments + bursts + payAlone)
    const guessers = people.slice(payers.length, payers.length + bursts)
    if (guessers.length < bursts) throw new Error(`${people.length} people are too few`)
    const orders = await placeOrders(target, payers)
    const pay = async (at: number): Promise<number> => {
      const person = payers[at] as StagedPerson
      const answer = await send(
        target,
        agents.pay,
        'POST order/pay',
        payingDeposit(orders[at] ?? ''),
        person,
        `198.51.100.${1 + (at % 250)}`,
      )
      if (!answer.text.includes(SUCCESS))
        throw new Error(`A payment was answered ${answer.status} ${answer.text.slice(0, 200)}`)
      return answer.ms
    }

    const alone: number[] = []
    for (let at = 0; at < payAlone; at += 1) alone.push(await pay(payments + bursts + at))

    let [isOver, wrongLogins] = [false, 0]
    const lane = async (at: number): Promise<void> => {
      while (!isOver) {
        const round = Math.floor(wrongLogins / (ADDRESSES * LOGINS_EACH))
        wrongLogins += 1
        // Six at a time; when they have used up their minute, the next six.
        const { status } = await send(
          target,
          agents.attack,
          'POST login',
          { name: `nobody-${wrongLogins}`, password: 'wrong-password-1' },
          undefined,
          `203.${round % 250}.${at % ADDRESSES}.7`,
        )
        if (status === TOO_MANY) await pause(AGAIN_AFTER_MS)
      }
    }
    const attack = Promise.all(Array.from({ length: ADDRESSES * LOGINS_EACH }, (_, at) => lane(at)))
    const beside: number[] = []
    try {
      for (let at = 0; at < payments; at += 1) beside.push(await pay(at))
    } finally {
      isOver = true
      await attack
    }

    const besideGuesses: number[] = []
    for (let at = 0; at < bursts; at += 1) {
      const guesses = Array.from({ length: GUESSES }, (_, guess) =>
        send(
          target,
          agents.guess,
          'POST order/pay',
          { ...payingDeposit('no-such-order'), paymentPassword: String(100_000 + guess) },
          guessers[at],
          `192.0.2.${1 + ((at * 10 + guess) % 250)}`,
        ),
      )
      besideGuesses.push(await pay(payments + at))
      await Promise.all(guesses)
    }
    const [duringLogins, duringGuesses] = [timesOf(beside), timesOf(besideGuesses)]
    return {
      alone: timesOf(alone),
      payments,
      wrongLogins,
      duringLogins,
      paymentsBesideGuesses: bursts,
      wrongPasswords: bursts * GUESSES,
      duringGuesses,
      findings: [...late('wrong logins', duringLogins), ...late('wrong payment passwords', duringGuesses)],
    }
  } finally {
    for (const agent of Object.values(agents)) agent.destroy()
  }
}

const timesOf = (times: readonly number[]): Times => ({ p50Ms: quantile(times, 0.5), p99Ms: quantile(times, 0.99) })

const late = (crowd: string, { p99Ms }: Times): readonly AttackFinding[] =>
  p99Ms < MAX_P99_MS
    ? []
    : [
        {
          hole: 'holds up payments',
          where: 'POST order/pay',
          kind: crowd,
          message: `p99 is ${Math.round(p99Ms)} ms, not below ${MAX_P99_MS}`,
        },
      ]

async function placeOrders(target: AttackTarget, payers: readonly StagedPerson[]): Promise<readonly string[]> {
  const agent = keepAlive(2)
  try {
    const orders: string[] = []
    for (const [at, payer] of payers.entries()) {
      // From the end: other buyers in this run take the first ones.
      const shop = target.shops.at(-1 - at)
      if (shop === undefined) throw new Error('The stage has too few shops')
      const { text } = await send(
        target,
        agent,
        'POST order/place',
        ordering(shop),
        payer,
        `198.51.100.${1 + (at % 250)}`,
      )
      const { code, data } = JSON.parse(text) as {
        readonly code: string
        readonly data: { readonly id: string } | null
      }
      if (code !== SUCCESS || data === null) throw new Error(`An order was answered ${text.slice(0, 200)}`)
      orders.push(data.id)
    }
    return orders
  } finally {
    agent.destroy()
  }
}

async function send(
  { api, url }: AttackTarget,
  agent: ReturnType<typeof keepAlive>,
  name: string,
  parameters: Readonly<Record<string, unknown>>,
  person: StagedPerson | undefined,
  from: string,
) {
  const request = requestOf(createApiClient(api.url, api.secret, person?.token), name, parameters, { key: newKey() })
  const headers = { ...Object.fromEntries(request.headers), 'x-forwarded-for': from }
  return sendRequest(
    url,
    { kind: 'crowd', method: request.method, path: new URL(request.url).pathname, headers, body: await request.text() },
    agent,
    WAITS_MS,
  )
}
