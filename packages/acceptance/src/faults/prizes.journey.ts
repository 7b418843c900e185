import { describe, it } from 'vitest'
import { ENGINES } from '../server/installation.ts'
import { PRIZE_PROOFS } from './proofs/all.ts'
import { nameOf, proveShortly, FAULTY_VARIANTS_WITHIN_MS } from './prove-shortly.ts'

describe.each(ENGINES)('What becomes of prizes, gifts and coins on %s', (engine) => {
  it.each(
    PRIZE_PROOFS.filter(({ engines }) => engines.includes(engine)).map((proof) => [nameOf(proof), proof] as const),
  )('%s (LOT-12, COIN-10, COIN-13)', { timeout: FAULTY_VARIANTS_WITHIN_MS }, (_name, proof) =>
    proveShortly(proof, engine),
  )
})
