import { inCheckout } from '../../server/checkout-root.ts'
import { newInstallation } from '../../server/installation.ts'
import { runProgram } from '../../server/run-program.ts'
import type { Proof } from './proof.ts'

const PROGRAM = inCheckout('packages', 'server', 'src', 'testing', 'faults', 'sequences.ts')
const WITHIN_MS = 3_600_000
/** Reported together, each time from another seed. */
const AT_ONCE = 1_000

/** Runs in the server's own package, which compares its handlers with core's model, command by command. */
export const sequences: Proof = {
  name: 'sequences',
  claim:
    '10 000 random sequences of commands do what the model in core does; after each command everything is compared, and the books balance',
  engines: ['pglite', 'postgresql'],
  rounds: { long: Number(process.env['FC_RUNS'] ?? 10_000), short: 25, faultyVariant: 150 },
  min: { sequences: 10_000 },
  faultyVariants: {
    'reads-then-writes': ['difference'],
    'frees-spent-coupons': ['difference'],
    'spends-coupons-twice': ['difference'],
    'credits-each-notice': ['difference'],
    'loses-late-money': ['difference'],
    'forfeits-money-on-its-way': ['difference'],
    'invoices-anything': ['difference'],
    'runs-on-while-held': ['difference'],
    'signs-upon-refused-papers': ['difference'],
  },
  faultyVariantsWhenShort: 1,
  async run({ engine, postgresUrl, rounds, seed, faultyVariant, tell }) {
    const installation = await newInstallation(engine, postgresUrl)
    const counts = { sequences: 0, commands: 0 }
    try {
      for (let begun = 0; begun < rounds; begun += AT_ONCE) {
        const env = {
          ...installation.env,
          FC_RUNS: String(Math.min(AT_ONCE, rounds - begun)),
          FC_SEED: String(seed + begun),
        }
        const { exitCode, output } = await runProgram(
          [PROGRAM, ...(faultyVariant === undefined ? [] : [faultyVariant])],
          {
            env,
            timeoutMs: WITHIN_MS,
          },
        )
        if (exitCode !== 0) throw new Error(`The sequences did not come to an end:\n${output}`)
        const outcome = JSON.parse(output.trim().split('\n').at(-1) ?? '{}') as {
          readonly sequences: number
          readonly commands: number
          readonly difference: string | null
        }
        counts.sequences += outcome.sequences
        counts.commands += outcome.commands
        if (outcome.difference !== null)
          return { counts, findings: [{ fault: 'difference', message: `seed ${seed + begun}: ${outcome.difference}` }] }
        if (rounds > AT_ONCE) tell(`  ${counts.sequences} sequences, ${counts.commands} commands`)
      }
      return { counts, findings: [] }
    } finally {
      await installation.remove()
    }
  },
}
