import { setTimeout as pause } from 'node:timers/promises'
import { newKey } from '../../api/api-client.ts'
import { dice } from '../../dice.ts'
import { PRICE_FEN, PROOF_PUSH_TOKEN, withProofHarness, type Person, type ProofHarness } from './proof-harness.ts'
import type { Finding, Proof } from './proof.ts'
import { wholeList } from './requests.ts'

const PEOPLE = 4
const SHOPS_A_ROUND = 5
/** A busy machine handles fewer offers before the kill: then there are more rounds. */
const LONG_ROUNDS = 20
const MAX_ROUNDS = 2 * LONG_ROUNDS
const MIN_EVENTS = 300
const OFFERS_A_ROUND = PEOPLE * SHOPS_A_ROUND
/** Offers differ by a fen each, so that a phone's message identifies its offer. */
const LOWEST_FEN = 4_000
/** A sweep runs every two seconds: the kill falls before it, into it or after it. */
const KILL_WITHIN_MS = 2_600
const ARRIVES_WITHIN_MS = 20_000
const ASKED_EVERY_MS = 250
/** Time in which a duplicate would arrive. */
const STAYS_QUIET_MS = 2_500
/**
 * The next noon in China, outside of the quiet hours for phones; each start is later than what was pending before it.
 */
const DAY_MS = 24 * 3_600_000
const NOON_MS = (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS + 4 * 3_600_000
const APART_MS = 10 * 60_000
const noonAnd = (laterMs: number): string => new Date(NOON_MS + laterMs).toISOString()

interface Offer {
  readonly offeredFen: number
}

const WAYS = ['sms', 'push'] as const
type Way = (typeof WAYS)[number]
/** By the offer's price: how often each way reported it. */
type Reports = Readonly<Record<Way, Map<number, number>>>

const pricesIn = (text: string): readonly number[] =>
  [...text.matchAll(/买家出价[^\d¥]*¥?(\d\d)\.(\d\d)/g)].map(([, yuan, fen]) => Number(`${yuan}${fen}`))

/** The seller's phone by now: the newest fifty text messages, and what is new of pushes. */
async function readPhone(url: string, reported: Reports, seen: { lastPush: number }): Promise<void> {
  const outbox = await (await fetch(`${url}/sandbox/outbox`)).text()
  const counts = new Map<number, number>()
  for (const price of outbox.split('<li>').flatMap(pricesIn)) counts.set(price, (counts.get(price) ?? 0) + 1)
  for (const [price, count] of counts) reported.sms.set(price, Math.max(count, reported.sms.get(price) ?? 0))
  for (;;) {
    const answer = await fetch(`${url}/sandbox/shell/pushes?token=${PROOF_PUSH_TOKEN}&after=${seen.lastPush}`)
    const pushes = (await answer.json()) as readonly { readonly place: number; readonly title: string }[]
    for (const { place, title } of pushes) {
      seen.lastPush = place
      for (const price of pricesIn(title)) reported.push.set(price, (reported.push.get(price) ?? 0) + 1)
    }
    if (pushes.length === 0) return
  }
}

const offersOf = async (people: readonly Person[]): Promise<readonly number[]> =>
  (await Promise.all(people.map((person) => wholeList<Offer>(person, 'GET goods/cutPrice/list', { role: 'buyer' }))))
    .flat()
    .map(({ offeredFen }) => offeredFen)

/** Offers until the kill, then waits until the phone has been notified of all that were made. */
async function oneRound(
  harness: ProofHarness,
  {
    round,
    seed,
    reported,
    seen,
  }: { readonly round: number; readonly seed: number; readonly reported: Reports; readonly seen: { lastPush: number } },
): Promise<void> {
  const { below } = dice(seed)
  const people = await harness.people()
  const shops = harness.shops.slice(round * SHOPS_A_ROUND, (round + 1) * SHOPS_A_ROUND)
  const offers = people.flatMap((person, nth) =>
    shops.map(async (shopId, shop) => {
      const offeredFen = LOWEST_FEN + round * OFFERS_A_ROUND + nth * SHOPS_A_ROUND + shop
      await person.call('POST goods/cutPrice', { shopId, askedFen: PRICE_FEN, offeredFen }, { key: newKey() })
    }),
  )
  // An unanswered offer is made or is not: the server decides.
  const ended = Promise.allSettled(offers)
  // From the first answer on: a busy machine takes its time until then.
  await Promise.any(offers)
  await pause(below(KILL_WITHIN_MS))
  await harness.server().kill()
  await ended
  await harness.restart({ NOW: noonAnd((round + 1) * APART_MS) })
  const made = await offersOf(await harness.people())
  const { url } = harness.server()
  const until = performance.now() + ARRIVES_WITHIN_MS
  do {
    await pause(ASKED_EVERY_MS)
    await readPhone(url, reported, seen)
  } while (made.some((price) => WAYS.some((way) => !reported[way].has(price))) && performance.now() < until)
  await pause(STAYS_QUIET_MS)
  await readPhone(url, reported, seen)
}

function findingsOf(made: readonly number[], reported: Reports): readonly Finding[] {
  const findings: Finding[] = []
  for (const way of WAYS) {
    for (const price of made)
      if (!reported[way].has(price))
        findings.push({ fault: 'lost', message: `the offer of ${price} fen was told by no ${way}` })
    for (const [price, times] of reported[way]) {
      if (times > 1)
        findings.push({ fault: 'doubled', message: `the offer of ${price} fen was told by ${way} ${times} times` })
      if (!made.includes(price))
        findings.push({ fault: 'half', message: `an offer of ${price} fen that does not exist was told by ${way}` })
    }
  }
  return findings
}

const timesOf = (reported: Reports[Way]): number => [...reported.values()].reduce((sum, times) => sum + times, 0)

export const notices: Proof = {
  name: 'notices',
  claim:
    'SIGKILL at random moments while notices go out, 20 rounds or more: each event is told once by text message and once by push, and none that was rolled back',
  engines: ['pglite', 'postgresql'],
  rounds: { long: LONG_ROUNDS, short: 1, faultyVariant: 6 },
  min: { kills: LONG_ROUNDS, events: MIN_EVENTS },
  faultyVariants: { 'renames-requests': ['doubled'], 'notes-before-sending': ['lost'] },
  faultyVariantsWhenShort: 1,
  async run(trial) {
    const { rounds, seed, tell } = trial
    const isLong = rounds >= LONG_ROUNDS
    const wanted = {
      people: PEOPLE,
      availableFen: 0,
      shops: SHOPS_A_ROUND * (isLong ? MAX_ROUNDS : rounds),
      offers: [],
      sellerHasPhone: true,
    }
    return withProofHarness(trial, wanted, async (harness) => {
      const reported: Reports = { sms: new Map(), push: new Map() }
      const seen = { lastPush: 0 }
      await harness.server().stop()
      await harness.restart({ NOW: noonAnd(0) })
      const offers = async () => offersOf(await harness.people())
      const isEnough = async (round: number) =>
        round >= rounds && (!isLong || round >= MAX_ROUNDS || (await offers()).length >= MIN_EVENTS)
      let round = 0
      for (; !(await isEnough(round)); round += 1) {
        await oneRound(harness, { round, seed: seed + round, reported, seen })
        if (round % 10 === 9) tell(`  ${round + 1} rounds`)
        // A faulty server is caught once it has shown what is wrong with it.
        if (trial.faultyVariant !== undefined && findingsOf(await offers(), reported).length > 0) break
      }
      const made = await offers()
      const counts = { kills: round, events: made.length, texts: timesOf(reported.sms), pushes: timesOf(reported.push) }
      return { counts, findings: findingsOf(made, reported) }
    })
  },
}
