import { capitalOf } from '../../api/market.ts'
import { quantile } from '../../bench/statistics.ts'
import { inCheckout } from '../../server/checkout-root.ts'
import { runProgram } from '../../server/run-program.ts'
import { startServerProcess } from '../../server/server-process.ts'
import { withProofHarness, type ProofHarness, type Person } from './proof-harness.ts'
import type { Finding, Proof, Trial } from './proof.ts'

const WITHIN_MS = 2_000
/** Rounds of the long form, by the claim. Fewer run beside other tests. */
const LONG = 10
/** Factor for a machine that is too busy even to read its settings in that time. */
const BUSY_FACTOR = 2

/**
 * Undefined where the second one answers like a server; else how long it took to be turned away, and with which words.
 */
async function startASecond(
  { installation }: ProofHarness,
  { faultyVariant }: Trial,
): Promise<{ readonly ms: number; readonly message: string } | undefined> {
  const startedAt = performance.now()
  try {
    const second = await startServerProcess(installation, {
      env: { DEMO_SHOPS: '1' },
      ...(faultyVariant === undefined ? {} : { faultyVariant }),
    })
    await second.kill()
    return undefined
  } catch (error) {
    return { ms: performance.now() - startedAt, message: error instanceof Error ? error.message : String(error) }
  }
}

/** Time from the start of the process to "these settings are wrong", before anything is opened. */
async function msToReadSettings(): Promise<number> {
  const begunAt = performance.now()
  await runProgram([inCheckout('packages', 'server', 'src', 'main.ts')], { env: { PORT: 'none' } })
  return performance.now() - begunAt
}

export const secondServer: Proof = {
  name: 'second-server',
  claim: `a second server on the same data folder is refused within ${WITHIN_MS / 1000} s, and the first one goes on`,
  // On PostgreSQL several servers may use one database.
  engines: ['pglite'],
  rounds: { long: LONG, short: 3, faultyVariant: 1 },
  min: { 'second starts': LONG },
  faultyVariants: { 'ignores-lock': ['two-owners'] },
  async run(trial) {
    return withProofHarness(trial, { people: 1, availableFen: 100, shops: 1, offers: [] }, async (harness) => {
      const findings: Finding[] = []
      const times: number[] = []
      for (let round = 0; round < trial.rounds; round += 1) {
        const refused = await startASecond(harness, trial)
        if (refused === undefined) findings.push({ fault: 'two-owners', message: 'the second server answered' })
        else if (!refused.message.includes('The data folder is in use'))
          findings.push({ fault: 'wrong-answer', message: refused.message.slice(0, 300) })
        else times.push(refused.ms)
        const [person] = (await harness.people()) as readonly [Person]
        if (trial.faultyVariant === undefined && (await capitalOf(person)).availableFen !== 100)
          findings.push({ fault: 'half', message: 'the first server lost its place' })
      }
      const slowestMs = Math.max(0, ...times)
      // In the long form every start counts; among three beside other tests one may be slow by chance.
      const [checkedMs, limitMs] =
        trial.rounds >= LONG
          ? [slowestMs, WITHIN_MS]
          : [quantile(times, 0.5), Math.max(WITHIN_MS, BUSY_FACTOR * (await msToReadSettings()))]
      if (checkedMs > limitMs)
        findings.push({ fault: 'too-late', message: `a start was turned away after ${Math.round(checkedMs)} ms` })
      return { counts: { 'second starts': trial.rounds, 'ms for the slowest': Math.round(slowestMs) }, findings }
    })
  },
}
