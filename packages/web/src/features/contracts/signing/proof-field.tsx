import type { ProofField as FieldName } from '@diandu/core/contracts'
import { cleanCreditCodeInput, cleanResidentIdInput, digitsOnly } from '@diandu/core/input'
import { MobileField } from '../../../app/forms/mobile-field.tsx'
import type { GuideName } from '../../../app/photos/photo-guide.tsx'
import { PhotoSlot } from '../../../app/photos/photo-slot.tsx'
import { useWords } from '../../../app/preferences.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { contractWords } from '../../../words/contract.words.ts'

interface ProofFieldProps {
  readonly name: FieldName
  /** The mobile is the one that the bank knows, where a card is asked for beside it. */
  readonly isBanksMobile: boolean
  readonly value: string
  readonly isWrong: boolean
  readonly onChange: (value: string) => void
}

const GUIDES: Readonly<Partial<Record<FieldName, GuideName>>> = { idFront: 'id-front', idBack: 'id-back', equityPaper: 'licence' }
const CLEAN: Readonly<Partial<Record<FieldName, (raw: string) => string>>> = {
  residentId: (raw) => cleanResidentIdInput(raw).slice(0, 18),
  bankCard: (raw) => digitsOnly(raw).slice(0, 30),
  creditCode: (raw) => cleanCreditCodeInput(raw).toUpperCase().slice(0, 18),
}

/** One thing that a proof asks for. None of it is kept on the device. */
export function ProofField({ name, isBanksMobile, value, isWrong, onChange }: ProofFieldProps) {
  const words = useWords(contractWords).prove
  const wrong = isWrong ? { error: words.faults[name] } : {}
  const guide = GUIDES[name]
  if (guide !== undefined) {
    return <PhotoSlot label={words[name]} guide={guide} picture={value === '' ? undefined : { id: value, url: undefined }} onChange={(picture) => onChange(picture?.id ?? '')} {...wrong} />
  }
  if (name === 'mobile') return <MobileField {...(isBanksMobile ? { label: words.mobile } : {})} value={value} onChange={onChange} {...wrong} />
  const isDigits = name === 'bankCard'
  return (
    <TextField
      label={words[name]}
      value={value}
      onChange={(raw) => onChange(CLEAN[name]?.(raw) ?? raw)}
      autoComplete={name === 'name' ? 'name' : 'off'}
      {...(isDigits ? { inputMode: 'numeric' as const } : {})}
      enterKeyHint="next"
      clearLabel={words.clear}
      {...wrong}
    />
  )
}
