import { startBenchPostgres } from '../bench/bench-postgres.ts'
import { runSeed } from '../dice.ts'
import type { Engine } from '../server/installation.ts'
import { PROOFS } from './proofs/all.ts'
import { runProof } from './proofs/run-proof.ts'

/**
 * `pnpm faults [short] [pglite | postgresql] [races] [keys] …`: injects faults around a real server and checks whether
 * money was lost or created, on both engines, and then whether the same checks notice a faulty server. Prints seed and
 * counts; the exit code is 1 where anything was found, a faulty server was not noticed, or the long form did less than
 * its claim requires. `FC_SEED=…` repeats a run.
 */
const ENGINES: readonly Engine[] = ['pglite', 'postgresql']
const WORDS: readonly string[] = ['short', ...ENGINES, ...PROOFS.map(({ name }) => name)]
const requested = process.argv.slice(2)
const unknown = requested.filter((word) => !WORDS.includes(word))
// Child processes end with this program, also where it is interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const tell = (line: string): void => void process.stdout.write(`${line}\n`)

const chosen = <T>(all: readonly T[], word: (one: T) => string): readonly T[] => {
  // `fleet` is also `fleet-counts`.
  const some = all.filter((one) => requested.some((name) => word(one) === name || word(one).startsWith(`${name}-`)))
  return some.length === 0 ? all : some
}

async function runAll(): Promise<readonly string[]> {
  const seed = runSeed()
  const complaints: string[] = []
  for (const engine of chosen(ENGINES, (one) => one)) {
    const postgres = engine === 'postgresql' ? await startBenchPostgres() : undefined
    if (engine === 'postgresql' && postgres === undefined) {
      complaints.push('PostgreSQL is not on this machine: its half was not proven')
      continue
    }
    try {
      for (const proof of chosen(PROOFS, ({ name }) => name)) {
        if (!proof.engines.includes(engine)) continue
        const length = requested.includes('short') ? 'short' : 'long'
        tell(
          `\n## ${proof.name}${length === 'short' ? ' (the short form: fewer than the claim says)' : ''}: ${proof.claim}\n`,
        )
        const plan = { engine, postgresUrl: postgres?.url, seed, withFaultyVariants: true, tell }
        complaints.push(...(await runProof(proof, { ...plan, length })))
      }
    } finally {
      await postgres?.stop()
    }
  }
  return complaints
}

if (unknown.length > 0) {
  tell(`There is no ${unknown.join(', ')}: say one or more of ${WORDS.join(', ')}, or nothing for all.`)
  process.exitCode = 2
} else {
  const complaints = await runAll()
  tell(
    complaints.length === 0
      ? '\nNothing was found wrong, and every wrong server was noticed.'
      : `\n${complaints.join('\n')}`,
  )
  if (complaints.length > 0) process.exitCode = 1
}
