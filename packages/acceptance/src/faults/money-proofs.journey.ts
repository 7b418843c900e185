import { describe, expect, inject, it } from 'vitest'
import { runSeed } from '../dice.ts'
import { ENGINES } from '../server/installation.ts'
import { PROOFS } from './proofs/all.ts'
import { runProof } from './proofs/run-proof.ts'

/** No proof is timed here: this only ends one that hangs. */
const TWINS_WITHIN_MS = 1_200_000
const postgresUrl = process.env['TEST_DATABASE_URL'] || undefined

/**
 * The short form of `pnpm faults`. That a proof notices a wrong server is shown for two of them in each run, another two for another
 * seed, and for all by the command: to show it each time would take longer than all other journeys.
 */
describe.each(ENGINES)('Money on %s', (engine) => {
  const seed = runSeed()

  for (const [at, proof] of PROOFS.filter(({ engines }) => engines.includes(engine)).entries()) {
    it(`[ACP-13] ${proof.name}: ${proof.claim} (seed ${seed})`, { timeout: TWINS_WITHIN_MS }, async () => {
      const told: string[] = []
      const withTwins = engine === 'pglite' && (seed + at) % (PROOFS.length / 2) < 1
      const plan = { engine, postgresUrl, copyOf: inject('filledMarket'), seed, length: 'short', withTwins, tell: (line: string) => void told.push(line) } as const
      expect(await runProof(proof, plan), told.join('\n')).toEqual([])
    })
  }
})
