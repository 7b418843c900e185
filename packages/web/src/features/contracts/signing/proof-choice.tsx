import { useEffect, useState, type FormEvent } from 'react'
import { PROOFS, type Proof, type ProofField as Field } from '@diandu/core/contracts'
import type { Failure } from '@diandu/core/kernel'
import { failureText, nameIn } from '@diandu/core/words'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { useFocusWrongField } from '../../../app/use-focus-wrong-field.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { proofWords } from '../../../words/proof.words.ts'
import styles from '../contracts.module.css'
import { KnownPapers } from './known-papers.tsx'
import { ProofField } from './proof-field.tsx'
import { wrongFields } from './proof-form.ts'
import type { TypedProof } from './use-typed-proof.ts'

interface Refusal {
  readonly field: Field
  readonly failure: Failure
}

interface ProofChoiceProps {
  readonly kind: 'person' | 'company'
  readonly open: readonly Proof[]
  readonly proof: Proof
  /** Something was proven already, and this is the rest of it. */
  readonly isRest: boolean
  readonly typed: TypedProof
  /** Which of the fields, as it stands, the house refused, and why. */
  readonly refusal: Refusal | undefined
  readonly busy: boolean
  readonly onBegin: () => void
}

const isNumber = (name: Field) => name === 'residentId' || name === 'creditCode' || name === 'bankCard'

/** What registers, the contract and a reading of the picture are asked about. */
const isJudged = (name: Field) => name === 'companyName' || name === 'residentId' || name === 'idFront'

/** The ways that are open, and what the chosen one asks for; where one was begun, its rest, and the others behind a button. */
export function ProofChoice({ kind, open, proof, isRest, typed: { form, choose, type }, refusal, busy, onBegin }: ProofChoiceProps) {
  const words = useWords(proofWords).prove
  const locale = useLocale()
  const [tries, setTries] = useState(0)
  const [told, setTold] = useState<readonly string[]>([])
  const [isAllShown, setAllShown] = useState(!isRest)
  const element = useFocusWrongField(tries)
  const refused = refusal?.failure
  useEffect(() => {
    if (refused !== undefined) setTries((before) => before + 1)
  }, [refused])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const wrong = wrongFields(proof, form)
    setTold(wrong)
    if (wrong.length === 0) onBegin()
    else setTries(tries + 1)
  }
  const wrong = wrongFields(proof, form)
  const faultOf = (name: Field): string | undefined => {
    if (told.includes(name) && wrong.includes(name)) return isNumber(name) && (form[name] ?? '') === '' ? words.empty[name] : words.faults[name]
    if (refusal?.field !== name) return undefined
    const isOfWhatWasGiven = refusal.failure.kind === 'refused' && refusal.failure.reason === 'bad-parameter'
    return isOfWhatWasGiven && isJudged(name) ? words.refused[name] : failureText(refusal.failure, locale)
  }
  const isAlone = open.length === 1 || !isAllShown
  const isTwoSided = PROOFS[proof].asks.length === 2
  return (
    <form ref={element} method="post" noValidate onSubmit={submit}>
      {isAlone ? (
        <>
          <h2 className={styles.status}>{nameIn(PROOFS[proof].name, locale)}</h2>
          <p className={styles.line}>{isRest && proof === 'photo' ? words.photoRest : words.details[proof]}</p>
        </>
      ) : (
        <RadioCards
          legend={words.choose[kind]}
          value={proof}
          cards={open.map((value) => ({ value, title: nameIn(PROOFS[value].name, locale), detail: words.details[value] }))}
          onChange={(next) => {
            setTold([])
            choose(next)
          }}
        />
      )}
      {PROOFS[proof].by !== 'paper' && <KnownPapers kind={PROOFS[proof].of} />}
      <div className={classNames(styles.fields, isTwoSided && styles.sides)}>
        {PROOFS[proof].asks.map((name) => (
          <ProofField key={name} name={name} proof={proof} value={form[name] ?? ''} error={faultOf(name)} onChange={(value) => type(name, value)} />
        ))}
      </div>
      <div className={styles.fields}>
        <Button type="submit" block busy={busy}>
          {words.submit}
        </Button>
        {isAlone && open.length > 1 && (
          <Button block look="quiet" onClick={() => setAllShown(true)}>
            {words.otherWays}
          </Button>
        )}
      </div>
    </form>
  )
}
