import { useState } from 'react'
import { isProof, type ContractId, type Proof, type ProofField } from '@diandu/core/contracts'
import { heldNumbers } from '../../../../app/forms/held-numbers.ts'
import { useSessionSource } from '../../../../app/session/session-context.ts'
import { givenFields, type ProofForm } from './proof-form.ts'

/**
 * Identity data that was typed and submitted: held in this page's memory for as long as the user stays, stored nowhere.
 */
export interface TypedProof {
  readonly chosen: Proof | undefined
  readonly form: ProofForm
  readonly consentForm: string
  /** Whether a code was requested with exactly these values. */
  readonly isRequested: (proof: Proof) => boolean
  readonly noteQueried: (proof: Proof) => void
  readonly choose: (proof: Proof) => void
  readonly type: (field: ProofField, value: string) => void
  readonly handInConsent: (paper: string) => void
  /** They were submitted: nothing of them is submitted again by itself. */
  readonly forgetDocuments: () => void
}

export function useTypedProof(contractId: ContractId): TypedProof {
  const session = useSessionSource()
  const [owner] = useState(() => session.user()?.userId ?? '')
  const place = `${contractId} `
  const [typed, setTyped] = useState(() => readAt(place, owner))
  const [requested, setRequested] = useState('')
  const keep = (name: string, text: string) => {
    setTyped((before) => ({ ...before, [name]: text }))
    heldNumbers.hold(owner, { [place + name]: text })
  }
  const { chosen = '', consentForm = '', ...form } = typed
  const requestedWith = (proof: Proof): string => JSON.stringify([proof, givenFields(proof, form)])
  return {
    chosen: isProof(chosen) ? chosen : undefined,
    form,
    consentForm,
    isRequested: (proof) => requested === requestedWith(proof),
    noteQueried: (proof) => setRequested(requestedWith(proof)),
    choose: (proof) => keep('chosen', proof),
    type: keep,
    handInConsent: (paper) => keep('consentForm', paper),
    forgetDocuments: () => {
      keep('consentForm', '')
      keep('equityPaper', '')
    },
  }
}

const readAt = (place: string, owner: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(heldNumbers.read(owner)).flatMap(([name, text]) =>
      name.startsWith(place) ? [[name.slice(place.length), text]] : [],
    ),
  )
