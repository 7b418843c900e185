import type { Answer } from '../../api/api-client.ts'
import { startCuttingProxy } from './cutting-proxy.ts'
import { booksOf, withProofHarness } from './proof-harness.ts'
import type { Proof } from './proof.ts'
import { account, AVAILABLE_FEN, moveMoney, PEOPLE, send, type Attempt } from './traffic.ts'

const ONE_IN = 10
const OPERATIONS_A_ROUND = 200
const SHOPS_A_ROUND = 60
/** A client that loses this many answers one after the other has found something else. */
const MAX_TRIES = 30

export const lostAnswers: Proof = {
  name: 'lost-answers',
  claim: `one answer in ${ONE_IN} lost on the way, 20 000 operations: nothing lost, half or doubled when the clients ask again`,
  engines: ['pglite', 'postgresql'],
  rounds: { long: 100, short: 1, faultyVariant: 1 },
  min: { operations: 20_000, 'answers lost': 20_000 / ONE_IN },
  faultyVariants: { 'forgets-keys': ['doubled'] },
  async run(trial) {
    const { rounds, seed, tell } = trial
    const wanted = {
      people: PEOPLE,
      availableFen: AVAILABLE_FEN,
      shops: SHOPS_A_ROUND * rounds,
      offers: [{ stock: 1_000_000, perPerson: 1_000_000 }],
    }
    return withProofHarness(trial, wanted, async (harness) => {
      const proxy = await startCuttingProxy(harness.server().url, ONE_IN, seed)
      try {
        const people = await harness.people(proxy.url)
        const attempts: Attempt[] = []
        const shops = harness.shops.values()
        const call = async (attempt: Attempt): Promise<Answer | undefined> => {
          if (attempts.length % 2000 === 0) tell(`  ${attempts.length} operations, ${proxy.cuts()} answers lost`)
          for (let tries = 0; tries < MAX_TRIES; tries += 1) {
            const answer = await send(people, attempt)
            if (answer !== undefined) return answer
          }
          return undefined
        }
        await moveMoney(people, {
          harness,
          seed,
          attempts,
          call,
          goesOn: () => attempts.length < rounds * OPERATIONS_A_ROUND,
          nextShop: () => shops.next().value,
        })
        const findings = [...(await account(await harness.people(), attempts)), ...(await booksOf(harness))]
        return { counts: { operations: attempts.length, 'answers lost': proxy.cuts() }, findings }
      } finally {
        await proxy.close()
      }
    })
  },
}
