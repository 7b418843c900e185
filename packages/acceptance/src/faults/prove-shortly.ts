import { expect, inject } from 'vitest'
import { runSeed } from '../dice.ts'
import type { Engine } from '../server/installation.ts'
import { PROOFS } from './proofs/all.ts'
import type { Proof } from './proofs/proof.ts'
import { runProof } from './proofs/run-proof.ts'

/** No proof is timed here: this only ends one that hangs. */
export const FAULTY_VARIANTS_WITHIN_MS = 1_200_000

const seed = runSeed()

/** What a proof is called in a run with this seed. */
export const nameOf = ({ name, claim }: Proof): string => `${name}: ${claim} (seed ${seed})`

/**
 * The short form of `pnpm faults`. That a proof notices a faulty server is shown for two of them in each run, another
 * two for another seed, and for all by the command: to show it each time would take longer than all other journeys.
 */
export async function proveShortly(proof: Proof, engine: Engine): Promise<void> {
  const told: string[] = []
  const withFaultyVariants = engine === 'pglite' && (seed + PROOFS.indexOf(proof)) % (PROOFS.length / 2) < 1
  const postgresUrl = process.env['TEST_DATABASE_URL'] || undefined
  const plan = {
    engine,
    postgresUrl,
    copyOf: inject('filledMarket'),
    seed,
    length: 'short',
    withFaultyVariants,
    tell: (line: string) => void told.push(line),
  } as const
  expect(await runProof(proof, plan), told.join('\n')).toEqual([])
}
