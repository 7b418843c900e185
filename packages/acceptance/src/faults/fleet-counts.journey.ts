import { describe, it } from 'vitest'
import { FLEET_PROOFS } from './proofs/all.ts'
import { FAULTY_VARIANTS_WITHIN_MS, proveShortly, shortForms } from './prove-shortly.ts'

describe('Several servers on one database', () => {
  it.each(shortForms(FLEET_PROOFS))(
    '%s (FLEET-30, FLEET-36, FLEET-37, FLEET-40, FLEET-41)',
    { timeout: FAULTY_VARIANTS_WITHIN_MS },
    (_name, proof, engine) => proveShortly(proof, engine),
  )
})
