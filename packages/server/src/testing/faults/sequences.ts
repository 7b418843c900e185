import fc from 'fast-check'
import { migrate, openDatabase, readMigrations } from '../../database/index.ts'
import { emptyTables } from '../../database/testing/empty-tables.ts'
import { readSettings } from '../../settings.ts'
import { anySequence } from '../command-sequences/any-sequence.ts'
import { openSequenceMarket, type SequenceMarket } from '../command-sequences/sequence-market.ts'
import { SEQUENCE_FAULTS, type SequenceFault } from '../command-sequences/sequence-faults.ts'
import { beginSequenceFixture, runSequence } from '../command-sequences/run-sequence.ts'

/*
 * `FC_RUNS=10000 FC_SEED=1 node sequences.ts [reads-then-writes]`: random command sequences in the server's handlers
 * and in core's model, and a check of everything after each. Prints how many there were, and where they parted, in the
 * shortest sequence that was found for it. It empties the tables: give it an installation of its own.
 */

const LENGTH = { minLength: 1, maxLength: 14 }
/** To shorten a sequence that failed takes many others. The one that shows a faulty variant is not read. */
const SHORTEN_WITHIN_MS = 60_000

const settings = readSettings(process.env)
const db = await openDatabase({ url: settings.databaseUrl, folder: settings.dataDir })
const [runs, seed] = [Number(process.env['FC_RUNS'] ?? 1000), Number(process.env['FC_SEED'] ?? 1)]
const faultName = process.argv[2]
const faultyVariant: SequenceFault = SEQUENCE_FAULTS[faultName as keyof typeof SEQUENCE_FAULTS] ?? ((market) => market)
let [sequences, commands, partedAt] = [0, 0, Infinity]

async function emptyMarket(): Promise<SequenceMarket> {
  await emptyTables(db)
  return openSequenceMarket(db)
}

try {
  await migrate(db, await readMigrations(), Date.now())
  const oneSequence = fc.asyncProperty(anySequence(LENGTH), async (steps) => {
    fc.pre(performance.now() < partedAt + SHORTEN_WITHIN_MS)
    const fixture = await beginSequenceFixture(await emptyMarket())
    sequences += 1
    try {
      await runSequence(steps, { ...fixture, market: faultyVariant(fixture.market) })
    } catch (error) {
      partedAt = Math.min(partedAt, performance.now())
      throw error
    }
    commands += fixture.story.length
  })
  const { counterexample, errorInstance } = await fc.check(oneSequence, {
    numRuns: runs,
    seed,
    endOnFailure: faultName !== undefined,
  })
  const difference =
    counterexample === null ? null : errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  process.stdout.write(`${JSON.stringify({ sequences, commands, difference })}\n`)
} finally {
  await db.close()
}
