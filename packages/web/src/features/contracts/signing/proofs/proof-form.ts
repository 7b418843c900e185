import { PROOFS, type Proof, type ProofField } from '@diandu/core/contracts'
import {
  hasValidCreditCodeChecksum,
  hasValidResidentIdChecksum,
  isBankCardNumber,
  isMobile,
  passesLuhn,
  refusedInName,
  unprintableSigns,
} from '@diandu/core/input'

export type ProofForm = Readonly<Partial<Record<ProofField, string>>>

const IS_GOOD: Readonly<Record<ProofField, (text: string) => boolean>> = {
  name: (text) => text.trim() !== '' && refusedInName(text).length === 0,
  residentId: hasValidResidentIdChecksum,
  bankCard: (number) => isBankCardNumber(number) && passesLuhn(number),
  mobile: isMobile,
  companyName: (text) => text.trim() !== '' && unprintableSigns(text).length === 0,
  creditCode: hasValidCreditCodeChecksum,
  idFront: (id) => id !== '',
  idBack: (id) => id !== '',
  equityPaper: (id) => id !== '',
}

/** Missing or invalid fields, in the order of the form. */
export const wrongFields = (proof: Proof, form: ProofForm): readonly ProofField[] =>
  PROOFS[proof].requests.filter((field) => !IS_GOOD[field](form[field] ?? ''))

/** Only what the proof asks for, without the blanks around it. */
export const givenFields = (proof: Proof, form: ProofForm): ProofForm =>
  Object.fromEntries(PROOFS[proof].requests.map((field) => [field, (form[field] ?? '').trim()]))

/** Of a name, the characters that it cannot have. */
export const refusedSigns = (name: ProofField, text: string): readonly string[] =>
  name === 'name' ? refusedInName(text) : name === 'companyName' ? unprintableSigns(text) : []
