import { describe, it } from 'vitest'
import { NOTICE_PROOFS } from './proofs/all.ts'
import { FAULTY_VARIANTS_WITHIN_MS, proveShortly, shortForms } from './prove-shortly.ts'

describe('What becomes of notices to phones', () => {
  it.each(shortForms(NOTICE_PROOFS))(
    '%s (NTF-1, NTF-3)',
    { timeout: FAULTY_VARIANTS_WITHIN_MS },
    (_name, proof, engine) => proveShortly(proof, engine),
  )
})
