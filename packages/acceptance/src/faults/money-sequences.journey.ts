import { describe, it } from 'vitest'
import { SEQUENCE_PROOFS } from './proofs/all.ts'
import { FAULTY_VARIANTS_WITHIN_MS, proveShortly, shortForms } from './prove-shortly.ts'

describe('What becomes of money after command sequences', () => {
  it.each(shortForms(SEQUENCE_PROOFS))('%s (ACP-13)', { timeout: FAULTY_VARIANTS_WITHIN_MS }, (_name, proof, engine) =>
    proveShortly(proof, engine),
  )
})
