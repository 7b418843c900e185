import { useState } from 'react'
import type { Proof, ProofField } from '@diandu/core/contracts'
import { givenFields, type ProofForm } from './proof-form.ts'

/** What was typed and handed in to show who one is: there as long as the contract is on the screen, and kept nowhere. */
export interface TypedProof {
  readonly chosen: Proof | undefined
  readonly form: ProofForm
  readonly consentPaper: string
  /** Whether a code was asked for with exactly this. */
  readonly isAsked: (proof: Proof) => boolean
  readonly noteAsked: (proof: Proof) => void
  readonly choose: (proof: Proof) => void
  readonly type: (field: ProofField, value: string) => void
  readonly handInConsent: (paper: string) => void
}

export function useTypedProof(): TypedProof {
  const [chosen, choose] = useState<Proof>()
  const [form, setForm] = useState<ProofForm>({})
  const [consentPaper, handInConsent] = useState('')
  const [asked, setAsked] = useState('')
  const askedWith = (proof: Proof): string => JSON.stringify([proof, givenFields(proof, form)])
  const type = (field: ProofField, value: string) => setForm((before) => ({ ...before, [field]: value }))
  return { chosen, form, consentPaper, choose, type, handInConsent, isAsked: (proof) => asked === askedWith(proof), noteAsked: (proof) => setAsked(askedWith(proof)) }
}
