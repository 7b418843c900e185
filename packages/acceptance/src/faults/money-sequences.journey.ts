import { describe, it } from 'vitest'
import { ENGINES } from '../server/installation.ts'
import { SEQUENCE_PROOFS } from './proofs/all.ts'
import { nameOf, proveShortly, FAULTY_VARIANTS_WITHIN_MS } from './prove-shortly.ts'

describe.each(ENGINES)('What becomes of money after command sequences on %s', (engine) => {
  it.each(
    SEQUENCE_PROOFS.filter(({ engines }) => engines.includes(engine)).map((proof) => [nameOf(proof), proof] as const),
  )('%s (ACP-13)', { timeout: FAULTY_VARIANTS_WITHIN_MS }, (_name, proof) => proveShortly(proof, engine))
})
