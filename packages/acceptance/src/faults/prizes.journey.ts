import { describe, it } from 'vitest'
import { PRIZE_PROOFS } from './proofs/all.ts'
import { FAULTY_VARIANTS_WITHIN_MS, proveShortly, shortForms } from './prove-shortly.ts'

describe('What becomes of prizes, gifts and coins', () => {
  it.each(shortForms(PRIZE_PROOFS))(
    '%s (LOT-12, COIN-10, COIN-13)',
    { timeout: FAULTY_VARIANTS_WITHIN_MS },
    (_name, proof, engine) => proveShortly(proof, engine),
  )
})
