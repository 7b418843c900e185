import { expect, inject } from 'vitest'
import { runSeed } from '../dice.ts'
import { ENGINES, type Engine } from '../server/installation.ts'
import { PROOFS } from './proofs/all.ts'
import type { Proof } from './proofs/proof.ts'
import { runProof } from './proofs/run-proof.ts'

/** No proof is timed here: this only ends one that hangs. */
export const FAULTY_VARIANTS_WITHIN_MS = 1_200_000

const seed = runSeed()

/**
 * The proofs that this machine can run, each with its title in a run with this seed, and with its engine: one in each
 * run, and for the next seed the other one (decision 0113).
 */
export const shortForms = (proofs: readonly Proof[]): readonly (readonly [string, Proof, Engine])[] =>
  proofs.flatMap((proof) => {
    const engines = ENGINES.filter((engine) => proof.engines.includes(engine))
    const engine = engines[(seed + PROOFS.indexOf(proof)) % engines.length]
    return engine === undefined
      ? []
      : [[`${proof.name} on ${engine}: ${proof.claim} (seed ${seed})`, proof, engine] as const]
  })

/**
 * The short form of `pnpm faults`. That a proof notices a faulty server is shown for two of them in each run, another
 * two for another seed, and for all by the command: to show it each time would take longer than all other journeys.
 */
export async function proveShortly(proof: Proof, engine: Engine): Promise<void> {
  const lines: string[] = []
  const withFaultyVariants = (seed + PROOFS.indexOf(proof)) % (PROOFS.length / 2) < 1
  const postgresUrl = process.env['TEST_DATABASE_URL'] || undefined
  const plan = {
    engine,
    postgresUrl,
    copyOf: inject('filledMarket'),
    seed,
    length: 'short',
    withFaultyVariants,
    tell: (line: string) => void lines.push(line),
  } as const
  expect(await runProof(proof, plan), lines.join('\n')).toEqual([])
}
