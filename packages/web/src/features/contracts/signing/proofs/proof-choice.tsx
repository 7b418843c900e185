import { PROOFS, type Proof, type ProofField } from '@diandu/core/contracts'
import { cleanCreditCodeInput, cleanResidentIdInput, digitsOnly, foldTyped, typedName } from '@diandu/core/input'
import type { Failure } from '@diandu/core/kernel'
import { failureText, nameIn } from '@diandu/core/messages'
import { type FormEvent, useEffect, useState } from 'react'
import { MobileField } from '../../../../app/forms/mobile-field.tsx'
import { useFocusWrongField } from '../../../../app/forms/use-focus-wrong-field.ts'
import { useTypedEarly } from '../../../../app/forms/use-typed-early.ts'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../../app/queries/queries.ts'
import type { GuideName } from '../../../../app/shops/photos/photo-guide.tsx'
import { PhotoSlot } from '../../../../app/shops/photos/photo-slot.tsx'
import { proofMessages } from '../../../../messages/contracts/proof.messages.ts'
import { formMessages } from '../../../../messages/form.messages.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { RadioCards } from '../../../../ui/choices/radio-cards.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { TextField } from '../../../../ui/inputs/text-field.tsx'
import { identityDocumentsQuery } from '../../contract-queries.ts'
import styles from '../../contracts.module.css'
import { refusedSigns, wrongFields } from './proof-form.ts'
import type { TypedProof } from './use-typed-proof.ts'

interface ProofChoiceProps {
  readonly kind: 'person' | 'company'
  readonly open: readonly Proof[]
  readonly proof: Proof
  /** Something was proven already, and this is the rest of it. */
  readonly isRest: boolean
  readonly typed: TypedProof
  /** The current fields that the platform refused, and why. */
  readonly refusal: { readonly field: ProofField; readonly failure: Failure } | undefined
  readonly busy: boolean
  readonly onBegin: () => void
}

const isNumber = (name: ProofField) => name === 'residentId' || name === 'creditCode' || name === 'bankCard'

/** Fields that are checked against registers, the contract or the text read from the picture. */
const isChecked = (name: ProofField) => name === 'companyName' || name === 'residentId' || name === 'idFront'

/**
 * The ways that are open, and what the chosen one asks for; where one was begun, its rest, and the others behind a
 * button.
 */
export function ProofChoice({
  kind,
  open,
  proof,
  isRest,
  typed: { form, choose, type },
  refusal,
  busy,
  onBegin,
}: ProofChoiceProps) {
  const messages = useMessages(proofMessages).prove
  const shared = useMessages(formMessages)
  const locale = useLocale()
  const [tries, setTries] = useState(0)
  const [reported, setNotice] = useState<readonly string[]>([])
  const [isAllShown, setAllShown] = useState(!isRest)
  const element = useFocusWrongField(tries)
  useTypedEarly(element, (early) => {
    for (const name of PROOFS[proof].requests)
      if ((form[name] ?? '') === '' && early[name] !== undefined) type(name, early[name])
  })
  const refused = refusal?.failure
  useEffect(() => {
    if (refused !== undefined) setTries((before) => before + 1)
  }, [refused])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const wrong = wrongFields(proof, form)
    setNotice(wrong)
    if (wrong.length === 0) onBegin()
    else setTries(tries + 1)
  }
  const wrong = wrongFields(proof, form)
  const faultOf = (name: ProofField): string | undefined => {
    const signs = refusedSigns(name, form[name] ?? '')
    if (reported.includes(name) && signs.length > 0) return shared.signs(signs)
    if (reported.includes(name) && wrong.includes(name))
      return isNumber(name) && (form[name] ?? '') === '' ? messages.empty[name] : messages.faults[name]
    if (refusal?.field !== name) return undefined
    const isOfWhatWasGiven = refusal.failure.kind === 'refused' && refusal.failure.reason === 'bad-parameter'
    return isOfWhatWasGiven && isChecked(name) ? messages.refused[name] : failureText(refusal.failure, locale)
  }
  const isAlone = open.length === 1 || !isAllShown
  const isTwoSided = PROOFS[proof].requests.length === 2
  return (
    <form ref={element} method="post" noValidate onSubmit={submit}>
      {isAlone ? (
        <>
          <h2 className="type-title strong">{nameIn(PROOFS[proof].name, locale)}</h2>
          <p className="detail mb-16">{isRest && proof === 'photo' ? messages.photoRest : messages.details[proof]}</p>
        </>
      ) : (
        <RadioCards
          legend={messages.choose[kind]}
          value={proof}
          cards={open.map((value, place) => ({
            ...(kind === 'person' && place === 1 ? { heading: messages.others } : {}),
            value,
            title: nameIn(PROOFS[value].name, locale),
            detail: messages.details[value],
          }))}
          onChange={(next) => {
            setNotice([])
            choose(next)
          }}
        />
      )}
      {PROOFS[proof].by !== 'paper' && <KnownDocuments kind={PROOFS[proof].of} />}
      <div className={classNames('mt-16', isTwoSided && styles.sides)}>
        {PROOFS[proof].requests.map((name) => (
          <ProofInput
            key={name}
            name={name}
            proof={proof}
            value={form[name] ?? ''}
            error={faultOf(name)}
            onChange={(value) => type(name, value)}
          />
        ))}
      </div>
      <div className="mt-16">
        <Button type="submit" block busy={busy}>
          {messages.submit}
        </Button>
        {isAlone && open.length > 1 && (
          <Button block look="quiet" onClick={() => setAllShown(true)}>
            {messages.otherWays}
          </Button>
        )}
      </div>
    </form>
  )
}

/**
 * By which documents one can be known here, before any number is typed. Where that does not come, the fields say
 * enough.
 */
function KnownDocuments({ kind }: { readonly kind: 'person' | 'company' }) {
  const messages = useMessages(proofMessages).prove
  const locale = useLocale()
  const names = (useLoad(identityDocumentsQuery(usePorts()), 'own-part').data ?? [])
    .filter((paper) => paper.of === kind)
    .map(({ name }) => nameIn(name, locale))
  return names.length === 0 ? null : <p className="detail">{messages.papers(names)}</p>
}

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
function ProofInput({ name, proof, value, error, onChange }: ProofFieldProps) {
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
