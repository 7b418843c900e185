import { describe, expect, it } from 'vitest'
import { runSeed } from '../dice.ts'
import { ENGINES } from '../server/installation.ts'
import { PROOFS } from './proofs/all.ts'
import { runProof } from './proofs/run-proof.ts'

/** No proof is timed here: this only ends one that hangs. */
const TWINS_WITHIN_MS = 1_200_000
const postgresUrl = process.env['TEST_DATABASE_URL'] || undefined

/** The short form of `pnpm faults`. */
describe.each(ENGINES)('Money on %s', (engine) => {
  const seed = runSeed()

  for (const proof of PROOFS.filter(({ engines }) => engines.includes(engine))) {
    it(`[ACP-13] ${proof.name}: ${proof.claim} (seed ${seed})`, { timeout: TWINS_WITHIN_MS }, async () => {
      const told: string[] = []
      // That a proof would notice a wrong server is shown on one engine; the command shows it on both.
      const plan = { engine, postgresUrl, seed, length: 'short', withTwins: engine === 'pglite', tell: (line: string) => void told.push(line) } as const
      expect(await runProof(proof, plan), told.join('\n')).toEqual([])
    })
  }
})
