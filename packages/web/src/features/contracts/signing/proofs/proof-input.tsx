import { PROOFS, type Proof, type ProofField } from '@diandu/core/contracts'
import { cleanCreditCodeInput, cleanResidentIdInput, digitsOnly, foldTyped, typedName } from '@diandu/core/input'
import { MobileField } from '../../../../app/forms/mobile-field.tsx'
import type { GuideName } from '../../../../app/shops/photos/photo-guide.tsx'
import { PhotoSlot } from '../../../../app/shops/photos/photo-slot.tsx'
import { useMessages } from '../../../../app/preferences/preferences.ts'
import { TextField } from '../../../../ui/inputs/text-field.tsx'
import { proofMessages } from '../../../../messages/contracts/proof.messages.ts'

interface ProofFieldProps {
  readonly name: ProofField
  /**
   * Decides the mobile's label: with a bank card it is the bank's, and for a company that of its legal representative.
   */
  readonly proof: Proof
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

const GUIDES: Readonly<Partial<Record<ProofField, GuideName>>> = {
  idFront: 'id-front',
  idBack: 'id-back',
  equityPaper: 'licence',
}
const CLEAN: Readonly<Partial<Record<ProofField, (raw: string) => string>>> = {
  residentId: (raw) => cleanResidentIdInput(foldTyped(raw)).slice(0, 18),
  bankCard: (raw) => digitsOnly(foldTyped(raw)).slice(0, 30),
  creditCode: (raw) => cleanCreditCodeInput(foldTyped(raw)).toUpperCase().slice(0, 18),
}

const isOfLegalPerson = (name: ProofField) => name === 'name' || name === 'residentId' || name === 'mobile'
const isPhoto = (name: ProofField) => name === 'idFront' || name === 'idBack' || name === 'equityPaper'

/** One thing that a proof asks for. None of it is kept on the device. */
export function ProofInput({ name, proof, value, error, onChange }: ProofFieldProps) {
  const messages = useMessages(proofMessages).prove
  const isCompanys = PROOFS[proof].of === 'company'
  const label = isCompanys && isOfLegalPerson(name) ? messages.ofLegalPerson[name] : messages[name]
  const wrong = error === undefined ? {} : { error }
  const guide = GUIDES[name]
  if (guide !== undefined) {
    const hint = isPhoto(name) ? { hint: messages.hints[name] } : {}
    return (
      <PhotoSlot
        label={label}
        guide={guide}
        picture={value === '' ? undefined : { id: value, url: undefined }}
        onChange={(picture) => onChange(picture?.id ?? '')}
        {...hint}
        {...wrong}
      />
    )
  }
  const isNamed = isCompanys || PROOFS[proof].requests.some((requested) => requested === 'bankCard')
  if (name === 'mobile')
    return <MobileField {...(isNamed ? { label } : {})} value={value} onChange={onChange} {...wrong} />
  const isDigits = name === 'bankCard'
  return (
    <TextField
      label={label}
      name={name}
      value={value}
      onChange={(raw) => onChange(CLEAN[name]?.(raw) ?? raw)}
      {...(name === 'name' ? { clean: typedName } : {})}
      autoComplete={name === 'name' ? 'name' : name === 'companyName' ? 'organization' : 'off'}
      {...(isDigits ? { inputMode: 'numeric' as const } : {})}
      enterKeyHint="next"
      clearLabel={messages.clear}
      {...wrong}
    />
  )
}
