import { describe, it } from 'vitest'
import { CONNECTION_PROOFS } from './proofs/all.ts'
import { FAULTY_VARIANTS_WITHIN_MS, proveShortly, shortForms } from './prove-shortly.ts'

describe('What is answered about money over broken connections', () => {
  it.each(shortForms(CONNECTION_PROOFS))(
    '%s (ACP-13)',
    { timeout: FAULTY_VARIANTS_WITHIN_MS },
    (_name, proof, engine) => proveShortly(proof, engine),
  )
})
