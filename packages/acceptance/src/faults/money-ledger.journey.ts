import { describe, it } from 'vitest'
import { LEDGER_PROOFS } from './proofs/all.ts'
import { FAULTY_VARIANTS_WITHIN_MS, proveShortly, shortForms } from './prove-shortly.ts'

describe('What becomes of money', () => {
  it.each(shortForms(LEDGER_PROOFS))('%s (ACP-13)', { timeout: FAULTY_VARIANTS_WITHIN_MS }, (_name, proof, engine) =>
    proveShortly(proof, engine),
  )
})
