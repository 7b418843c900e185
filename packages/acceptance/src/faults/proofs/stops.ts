import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { capitalOf } from '../../api/market.ts'
import { requestOf, SUCCESS } from '../../api/api-client.ts'
import { keyed, wholeList, withdrawing, type Withdrawal } from './requests.ts'
import { booksOf, withProofHarness, type ProofHarness, type Person } from './proof-harness.ts'
import type { Finding, Proof } from './proof.ts'

const IN_FLIGHT = 100
/** By then the server has heard the signal, on a busy machine too. */
const NOTICED_MS = 300
const PEOPLE = 4
const AMOUNT_FEN = 1_00
const BALANCE_FEN = 10_000_00

/** A client in the middle of a request: the server has the head of it and waits for the rest. */
interface Requesting {
  readonly person: Person
  readonly finish: () => void
  /** Undefined where the connection ended without an answer. */
  readonly answer: Promise<string | undefined>
}

/** Answers once the server says "go on": from then on the request is in its hands, whatever else is on the way. */
async function beginRequests(person: Person, agent: Agent): Promise<Requesting> {
  const whole = requestOf(person, 'POST capital/withdraw', withdrawing(person.cards[0] ?? '', AMOUNT_FEN), keyed())
  const body = await whole.text()
  const headers = {
    ...Object.fromEntries(whole.headers),
    'content-length': Buffer.byteLength(body),
    expect: '100-continue',
  }
  const requested = request(whole.url, { method: 'POST', headers, agent })
  const answer = new Promise<string | undefined>((settle) => {
    requested.on('error', () => settle(undefined))
    requested.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('error', () => settle(undefined))
      response.on('close', () => settle(response.complete ? text : undefined))
    })
  })
  requested.flushHeaders()
  await new Promise<void>((settle, fault) => requested.once('continue', settle).once('error', fault))
  return { person, answer, finish: () => void requested.end(body) }
}

async function stopInTheMiddle(harness: ProofHarness): Promise<readonly Finding[]> {
  const people = await harness.people()
  const before = await Promise.all(people.map(countOf))
  const agent = new Agent({ maxSockets: IN_FLIGHT })
  const requesting = await Promise.all(
    Array.from({ length: IN_FLIGHT }, (_, at) => beginRequests(people[at % PEOPLE] as Person, agent)),
  )
  const stopped = harness
    .server()
    .stop()
    .then(
      () => undefined,
      (error: Error) => error,
    )
  // The rest of each request comes when the server knows that it is to stop.
  await pause(NOTICED_MS)
  for (const { finish } of requesting) finish()
  const answers = await Promise.all(requesting.map(({ answer }) => answer))
  const ending = await stopped
  agent.destroy()
  await harness.restart()
  const again = await harness.people()
  const stored = (await Promise.all(again.map(countOf))).reduce((sum, count, at) => sum + count - (before[at] ?? 0), 0)
  const done = answers.filter((text) => text?.startsWith(`{"code":"${SUCCESS}"`)).length
  const silent = answers.filter((text) => text === undefined).length
  const frozen = (await Promise.all(again.map(capitalOf))).reduce((sum, { frozenFen }) => sum + frozenFen, 0)
  const all = (await Promise.all(again.map(countOf))).reduce((sum, count) => sum + count, 0)
  return [
    ...(silent === 0 ? [] : [{ fault: 'unanswered' as const, message: `${silent} of ${IN_FLIGHT} were not answered` }]),
    ...(done === IN_FLIGHT || silent > 0
      ? []
      : [
          {
            fault: 'wrong-answer' as const,
            message: `${done} of ${IN_FLIGHT} were done: ${answers.find((text) => !text?.startsWith(`{"code":"${SUCCESS}"`))?.slice(0, 200)}`,
          },
        ]),
    ...(stored >= done
      ? []
      : [{ fault: 'lost' as const, message: `${done} were told that it is done, ${stored} are there` }]),
    ...(frozen === all * AMOUNT_FEN
      ? []
      : [{ fault: 'half' as const, message: `${all} withdrawals, and ${frozen} fen are frozen` }]),
    ...(ending === undefined ? [] : [{ fault: 'unanswered' as const, message: ending.message.slice(0, 300) }]),
  ]
}

const countOf = async (person: Person): Promise<number> =>
  (await wholeList<Withdrawal>(person, 'GET capital/withdraw')).length

export const stops: Proof = {
  name: 'stops',
  claim: `SIGTERM with ${IN_FLIGHT} requests in flight: all ${IN_FLIGHT} are answered, and what was answered is there afterwards`,
  engines: ['pglite', 'postgresql'],
  rounds: { long: 10, short: 1, faultyVariant: 1 },
  min: { stops: 10, requests: 10 * IN_FLIGHT },
  faultyVariants: { 'leaves-at-once': ['unanswered'] },
  async run(trial) {
    const { rounds } = trial
    return withProofHarness(
      trial,
      { people: PEOPLE, availableFen: BALANCE_FEN, shops: 1, offers: [] },
      async (harness) => {
        const findings: Finding[] = []
        for (let round = 0; round < rounds; round += 1) findings.push(...(await stopInTheMiddle(harness)))
        return {
          counts: { stops: rounds, requests: rounds * IN_FLIGHT },
          findings: [...findings, ...(await booksOf(harness))],
        }
      },
    )
  },
}
