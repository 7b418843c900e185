import { setTimeout as pause } from 'node:timers/promises'
import { startBenchPostgres } from '../../bench/bench-postgres.ts'
import { badDay } from './bad-days.ts'
import { withProofHarness } from './proof-harness.ts'
import { NotProvable, type Finding, type Proof } from './proof.ts'
import { makeSmallDisk } from './small-disk.ts'
import { AVAILABLE_FEN, moveMoney, PEOPLE, type Attempt } from './traffic.ts'

const OPERATIONS_A_ROUND = 100
const SHOPS_A_ROUND = 40
/** Room for the data and its journal. */
const DISK_MB = 700
/** Longer than the server goes without a look at its room. */
const FULL_MS = 8_000
const LOOK_WITHIN_MS = 2_000

/** With no room to write, the server still lives and shows what there is. */
async function isHeldDuring(url: string): Promise<readonly Finding[]> {
  const statusOf = async (path: string) =>
    (await fetch(`${url}${path}`, { signal: AbortSignal.timeout(LOOK_WITHIN_MS) })).status
  const seen = [await statusOf('/health/live'), await statusOf('/'), await statusOf('/lists')]
  return seen.every((status) => status === 200)
    ? []
    : [{ fault: 'wrong-answer', message: `with a full disk /health/live, / and /lists answered ${seen.join(', ')}` }]
}

export const fullDisk: Proof = {
  name: 'full-disk',
  claim:
    'the disk of the data full under money traffic, 5 times: nothing answered is lost, nothing doubled, pages stand, and once there is room again everything goes on by itself',
  engines: ['pglite', 'postgresql'],
  rounds: { long: 5, short: 1, faultyVariant: 1 },
  min: { 'full disks': 5, operations: 5 * OPERATIONS_A_ROUND },
  faultyVariants: {},
  async run(trial) {
    const { seed, tell, rounds, engine } = trial
    const disk = makeSmallDisk(DISK_MB)
    if (disk === undefined)
      throw new NotProvable(
        'No disk can be made on this machine that may be filled: it takes Linux and its administrator',
      )
    const postgres = engine === 'postgresql' ? await startBenchPostgres(disk.folder) : undefined
    const wanted = {
      people: PEOPLE,
      availableFen: AVAILABLE_FEN,
      shops: SHOPS_A_ROUND * rounds,
      offers: [{ stock: 1_000_000, perPerson: 1_000_000 }],
    }
    try {
      return await withProofHarness(
        { ...trial, postgresUrl: postgres?.url, within: disk.folder },
        wanted,
        async (harness) => {
          const day = badDay(harness, 1)
          const attempts: Attempt[] = []
          const shops = harness.shops.values()
          const people = await harness.people()
          const findings: Finding[] = []
          let full = 0
          const enough = () => full === rounds && attempts.length >= rounds * OPERATIONS_A_ROUND
          const traffic = moveMoney(people, {
            harness,
            seed,
            attempts,
            call: day.call(people),
            goesOn: () => !enough(),
            nextShop: () => shops.next().value,
          })
          for (; full < rounds; full += 1) {
            await pause(500)
            await day.through(
              'a full disk',
              async () => {
                disk.fill()
                try {
                  await pause(FULL_MS / 2)
                  findings.push(...(await isHeldDuring(harness.server().url)))
                  await pause(FULL_MS / 2)
                } finally {
                  disk.free()
                }
              },
              true,
            )
            tell(`  full ${full + 1} times, ${attempts.length} operations`)
          }
          await traffic
          return {
            counts: { 'full disks': full, operations: attempts.length, ...day.counts() },
            findings: [...findings, ...(await day.settle(attempts))],
          }
        },
      )
    } finally {
      await postgres?.stop()
      disk.remove()
    }
  },
}
