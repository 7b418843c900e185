import { setTimeout as pause } from 'node:timers/promises'
import { startBenchPostgres, type BenchPostgres } from '../../bench/bench-postgres.ts'
import { dice } from '../../dice.ts'
import { badDay } from './bad-days.ts'
import { withProofHarness } from './proof-harness.ts'
import { NotProvable, type Proof } from './proof.ts'
import { AVAILABLE_FEN, moveMoney, PEOPLE, type Attempt } from './traffic.ts'

const OPERATIONS_A_ROUND = 100
const SHOPS_A_ROUND = 40
/** It stays away for so long, and up to so much longer; a mere restart may be over before a request notices. */
const AWAY_MS = 2_000
const AWAY_LONGER_MS = 2_000

const TROUBLES: Readonly<Record<string, (postgres: BenchPostgres, awayMs: number) => Promise<void>>> = {
  stop: (postgres, awayMs) => postgres.restart(async () => void (await pause(awayMs))),
  stall: (postgres, awayMs) => postgres.stall(async () => void (await pause(awayMs))),
  restart: (postgres) => postgres.restart(),
}

export const databaseAway: Proof = {
  name: 'database-away',
  claim:
    'PostgreSQL stopped, stalled and restarted under money traffic, 30 times: nothing answered is lost, nothing doubled, no answer but 503 meanwhile, and readiness reported within 2 s',
  engines: ['postgresql'],
  rounds: { long: 30, short: 3, faultyVariant: 3 },
  min: { troubles: 30, operations: 30 * OPERATIONS_A_ROUND },
  faultyVariants: { 'answers-early': ['lost'] },
  async run(trial) {
    const { seed, tell, rounds } = trial
    const { below } = dice(seed)
    const postgres = await startBenchPostgres()
    if (postgres === undefined) throw new NotProvable('PostgreSQL is not on this machine')
    const wanted = {
      people: PEOPLE,
      availableFen: AVAILABLE_FEN,
      shops: SHOPS_A_ROUND * rounds,
      offers: [{ stock: 1_000_000, perPerson: 1_000_000 }],
    }
    try {
      return await withProofHarness({ ...trial, postgresUrl: postgres.url }, wanted, async (harness) => {
        // Three of them run beside other journeys, thirty alone.
        const day = badDay(harness, rounds > 3 ? 1 : 3)
        const attempts: Attempt[] = []
        const shops = harness.shops.values()
        const people = await harness.people()
        let troubles = 0
        const enough = () => troubles >= rounds && attempts.length >= rounds * OPERATIONS_A_ROUND
        const traffic = moveMoney(people, {
          harness,
          seed,
          attempts,
          call: day.call(people),
          goesOn: () => !enough(),
          nextShop: () => shops.next().value,
        })
        while (troubles < rounds) {
          for (const [name, trouble] of Object.entries(TROUBLES)) {
            await pause(200 + below(600))
            await day.through(name, () => trouble(postgres, AWAY_MS + below(AWAY_LONGER_MS)), name !== 'restart')
            troubles += 1
          }
          tell(`  ${troubles} troubles, ${attempts.length} operations`)
        }
        await traffic
        return {
          counts: { troubles, operations: attempts.length, ...day.counts() },
          findings: await day.settle(attempts),
        }
      })
    } finally {
      await postgres.stop()
    }
  },
}
