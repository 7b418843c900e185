import { useEffect, useState, type FormEvent } from 'react'
import { PROOFS, type Proof, type ProofField } from '@diandu/core/contracts'
import type { Failure } from '@diandu/core/kernel'
import { failureText, nameIn } from '@diandu/core/messages'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { useFocusWrongField } from '../../../../app/forms/use-focus-wrong-field.ts'
import { useTypedEarly } from '../../../../app/forms/use-typed-early.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { RadioCards } from '../../../../ui/choices/radio-cards.tsx'
import { formMessages } from '../../../../messages/form.messages.ts'
import { proofMessages } from '../../../../messages/contracts/proof.messages.ts'
import styles from '../../contracts.module.css'
import { KnownDocuments } from './known-documents.tsx'
import { ProofInput } from './proof-input.tsx'
import { refusedSigns, wrongFields } from './proof-form.ts'
import type { TypedProof } from './use-typed-proof.ts'

interface Refusal {
  readonly field: ProofField
  readonly failure: Failure
}

interface ProofChoiceProps {
  readonly kind: 'person' | 'company'
  readonly open: readonly Proof[]
  readonly proof: Proof
  /** Something was proven already, and this is the rest of it. */
  readonly isRest: boolean
  readonly typed: TypedProof
  /** The current fields that the platform refused, and why. */
  readonly refusal: Refusal | undefined
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
