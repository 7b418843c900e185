import { setTimeout as pause } from 'node:timers/promises'
import { dice } from '../../dice.ts'
import { booksOf, withProofHarness, type ProofHarness } from './proof-harness.ts'
import type { Finding, Proof } from './proof.ts'
import { account, AVAILABLE_FEN, LANES, moveMoney, PEOPLE, send, type Attempt } from './traffic.ts'

/** The kill comes with one of these requests, or up to so many milliseconds later. */
const KILL_FROM = 130
const KILL_WITHIN = 160
const KILL_LATER_MS = 12
/** Wanted means for each round; `KILL_FROM` is the minimum. */
const OPERATIONS_A_ROUND = 200
/** A lane that meets the kill in an order takes a shop along. */
const SHOPS_A_ROUND = 60

/** Traffic until the kill, and the same requests again after the start; returns how many had no answer. */
async function crash(
  harness: ProofHarness,
  attempts: Attempt[],
  seed: number,
  nextShop: () => string | undefined,
): Promise<number> {
  const { below } = dice(seed)
  const people = await harness.people()
  const [killAt, laterMs] = [attempts.length + KILL_FROM + below(KILL_WITHIN), below(KILL_LATER_MS)]
  const begunAt = attempts.length
  let killed: Promise<void> | undefined
  const call = (attempt: Attempt) => {
    if (attempts.length >= killAt) killed ??= pause(laterMs).then(() => harness.server().kill())
    return send(people, attempt)
  }
  await moveMoney(people, { harness, seed, attempts, call, goesOn: () => true, nextShop })
  await killed
  await harness.restart()
  const again = await harness.people()
  const unanswered = attempts.slice(begunAt).filter(({ answer }) => answer === undefined)
  for (const attempt of unanswered) attempt.answer = await send(again, attempt)
  return unanswered.length
}

export const crashes: Proof = {
  name: 'crashes',
  claim:
    'SIGKILL at random moments under money traffic, 100 rounds, 20 000 operations: nothing answered is lost, nothing half, nothing doubled when the clients ask again',
  engines: ['pglite', 'postgresql'],
  // A round ends with its kill, so that its size is not known before: a run continues until it has enough of both.
  rounds: { long: 100, short: 2, faultyVariant: 2 },
  min: { rounds: 100, operations: 20_000 },
  faultyVariants: { 'answers-early': ['lost'], 'takes-two-steps': ['books'], 'keeps-key-late': ['doubled'] },
  async run(trial) {
    const { seed, tell } = trial
    const operations = trial.rounds * OPERATIONS_A_ROUND
    const maxRounds = Math.ceil(operations / KILL_FROM)
    const wanted = {
      people: PEOPLE,
      availableFen: AVAILABLE_FEN,
      shops: SHOPS_A_ROUND * maxRounds,
      offers: [{ stock: 1_000_000, perPerson: 1_000_000 }],
    }
    return withProofHarness(trial, wanted, async (harness) => {
      const attempts: Attempt[] = []
      const shops = harness.shops.values()
      const nextShop = (): string | undefined => shops.next().value
      const findings: Finding[] = []
      let [unanswered, rounds] = [0, 0]
      for (; (rounds < trial.rounds || attempts.length < operations) && findings.length === 0; rounds += 1) {
        try {
          unanswered += await crash(harness, attempts, seed + rounds * 100_000, nextShop)
        } catch (error) {
          // The server checks its books before it serves.
          findings.push({
            fault: 'books',
            message: `round ${rounds + 1}: ${error instanceof Error ? error.message.slice(0, 600) : String(error)}`,
          })
        }
        if (rounds % 10 === 9) tell(`  ${rounds + 1} rounds, ${attempts.length} operations`)
      }
      if (findings.length === 0)
        findings.push(...(await account(await harness.people(), attempts)), ...(await booksOf(harness)))
      return {
        counts: { rounds, operations: attempts.length, 'cut off by a kill': unanswered, lanes: PEOPLE * LANES },
        findings,
      }
    })
  },
}
