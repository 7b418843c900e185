import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { capitalOf } from '../../api/market.ts'
import { requestOf, SUCCESS } from '../../api/api-client.ts'
import { keyed, wholeList, withdrawing, type Withdrawal } from './asking.ts'
import { booksOf, withHouse, type House, type Person } from './house.ts'
import type { Finding, Proof } from './proof.ts'

const IN_FLIGHT = 100
/** By then the server has heard the signal, on a busy machine too. */
const HEARD_MS = 300
const PEOPLE = 4
const AMOUNT_FEN = 1_00
const BALANCE_FEN = 10_000_00

/** Somebody in the middle of asking: the server has the head of it and waits for the rest. */
interface Asking {
  readonly person: Person
  readonly finish: () => void
  /** Undefined where the connection ended without an answer. */
  readonly answer: Promise<string | undefined>
}

/** Answers once the server says "go on": from then on the request is in its hands, whatever else is on the way. */
async function beginToAsk(person: Person, agent: Agent): Promise<Asking> {
  const whole = requestOf(person, 'POST capital/withdraw', withdrawing(person.cards[0] ?? '', AMOUNT_FEN), keyed())
  const body = await whole.text()
  const headers = { ...Object.fromEntries(whole.headers), 'content-length': Buffer.byteLength(body), expect: '100-continue' }
  const asked = request(whole.url, { method: 'POST', headers, agent })
  const answer = new Promise<string | undefined>((settle) => {
    asked.on('error', () => settle(undefined))
    asked.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('error', () => settle(undefined))
      response.on('close', () => settle(response.complete ? text : undefined))
    })
  })
  asked.flushHeaders()
  await new Promise<void>((settle, fault) => asked.once('continue', settle).once('error', fault))
  return { person, answer, finish: () => void asked.end(body) }
}

async function stopInTheMiddle(house: House): Promise<readonly Finding[]> {
  const people = await house.people()
  const before = await Promise.all(people.map(countOf))
  const agent = new Agent({ maxSockets: IN_FLIGHT })
  const asking = await Promise.all(Array.from({ length: IN_FLIGHT }, (_, at) => beginToAsk(people[at % PEOPLE] as Person, agent)))
  const stopped = house.server().stop().then(() => undefined, (error: Error) => error)
  // The rest of each request comes when the server knows that it is to stop.
  await pause(HEARD_MS)
  for (const { finish } of asking) finish()
  const answers = await Promise.all(asking.map(({ answer }) => answer))
  const ending = await stopped
  agent.destroy()
  await house.restart()
  const again = await house.people()
  const kept = (await Promise.all(again.map(countOf))).reduce((sum, count, at) => sum + count - (before[at] ?? 0), 0)
  const done = answers.filter((text) => text?.startsWith(`{"code":"${SUCCESS}"`)).length
  const silent = answers.filter((text) => text === undefined).length
  const frozen = (await Promise.all(again.map(capitalOf))).reduce((sum, { frozenFen }) => sum + frozenFen, 0)
  const all = (await Promise.all(again.map(countOf))).reduce((sum, count) => sum + count, 0)
  return [
    ...(silent === 0 ? [] : [{ fault: 'unanswered' as const, words: `${silent} of ${IN_FLIGHT} were not answered` }]),
    ...(done === IN_FLIGHT || silent > 0 ? [] : [{ fault: 'wrong-answer' as const, words: `${done} of ${IN_FLIGHT} were done: ${answers.find((text) => !text?.startsWith(`{"code":"${SUCCESS}"`))?.slice(0, 200)}` }]),
    ...(kept >= done ? [] : [{ fault: 'lost' as const, words: `${done} were told that it is done, ${kept} are there` }]),
    ...(frozen === all * AMOUNT_FEN ? [] : [{ fault: 'half' as const, words: `${all} withdrawals, and ${frozen} fen are frozen` }]),
    ...(ending === undefined ? [] : [{ fault: 'unanswered' as const, words: ending.message.slice(0, 300) }]),
  ]
}

const countOf = async (person: Person): Promise<number> => (await wholeList<Withdrawal>(person, 'GET capital/withdraw')).length

export const stops: Proof = {
  name: 'stops',
  claim: `SIGTERM with ${IN_FLIGHT} requests in flight: all ${IN_FLIGHT} are answered, and what was answered is there afterwards`,
  engines: ['pglite', 'postgresql'],
  rounds: { long: 10, short: 1, twin: 1 },
  least: { stops: 10, requests: 10 * IN_FLIGHT },
  twins: { 'leaves-at-once': ['unanswered'] },
  async run(trial) {
    const { rounds } = trial
    return withHouse(trial, { people: PEOPLE, availableFen: BALANCE_FEN, shops: 1, offers: [] }, async (house) => {
      const findings: Finding[] = []
      for (let round = 0; round < rounds; round += 1) findings.push(...(await stopInTheMiddle(house)))
      return { counts: { stops: rounds, requests: rounds * IN_FLIGHT }, findings: [...findings, ...(await booksOf(house))] }
    })
  },
}
