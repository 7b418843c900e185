import { describe, it } from 'vitest'
import { ENGINES } from '../server/installation.ts'
import { CONNECTION_PROOFS } from './proofs/all.ts'
import { nameOf, proveShortly, FAULTY_VARIANTS_WITHIN_MS } from './prove-shortly.ts'

describe.each(ENGINES)('What is answered about money over broken connections on %s', (engine) => {
  it.each(
    CONNECTION_PROOFS.filter(({ engines }) => engines.includes(engine)).map((proof) => [nameOf(proof), proof] as const),
  )('%s (ACP-13)', { timeout: FAULTY_VARIANTS_WITHIN_MS }, (_name, proof) => proveShortly(proof, engine))
})
