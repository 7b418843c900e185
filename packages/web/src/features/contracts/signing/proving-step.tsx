import { useState, type FormEvent } from 'react'
import { openProofs, PROOFS, provesAs, type ContractView, type Proof } from '@diandu/core/contracts'
import { failureText, nameIn } from '@diandu/core/words'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { useFocusWrongField } from '../../../app/use-focus-wrong-field.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { proofWords } from '../../../words/proof.words.ts'
import styles from '../contracts.module.css'
import { CodeEntry } from './code-entry.tsx'
import { ProofField } from './proof-field.tsx'
import { givenFields, wrongFields } from './proof-form.ts'
import { SigningFailure } from './signing-failure.tsx'
import { isBusy } from './signing-stage.ts'
import { StepScreen } from './step-screen.tsx'
import { Visiting } from './visiting.tsx'
import type { SigningStepProps } from './use-signing-logic.ts'
import type { TypedProof } from './use-typed-proof.ts'

interface ProvingStepProps extends SigningStepProps {
  readonly contract: ContractView
  readonly stage: 'proving' | 'code' | 'visiting'
  readonly typed: TypedProof
}

/** Who one is, shown in one of the ways that are open; what was typed stays, however often one goes back to it. */
export function ProvingStep({ snapshot, send, contract, stage, typed }: ProvingStepProps) {
  const words = useWords(proofWords).prove
  const locale = useLocale()
  const { proofs } = contract[contract.role]
  const kind = provesAs(contract[contract.role])
  const open = openProofs(kind, proofs, contract.offered)
  const proof = open.find((one) => one === typed.chosen) ?? open[0] ?? 'bank'
  const { failure, begun } = snapshot.context
  const ask = () => {
    typed.noteAsked(proof)
    send({ type: 'proof.given', proof, fields: givenFields(proof, typed.form) })
  }
  const begin = () => (begun?.next === 'code' && typed.isAsked(proof) ? send({ type: 'code.awaited' }) : ask())
  const isOfCode = stage === 'code' && failure?.kind === 'refused' && failure.field === 'code'
  return (
    <StepScreen title={words.title} onBack={() => send({ type: 'step.left' })}>
      <p className={styles.line}>{words.line[kind]}</p>
      {proofs.length > 0 && open.length > 0 && (
        <div className={styles.part}>
          <Notice tone="success" live>
            {words.stillNeeded[kind](proofs.map((one) => nameIn(PROOFS[one].name, locale)))}
          </Notice>
        </div>
      )}
      <SigningFailure failure={isOfCode ? undefined : failure} mismatch={words.mismatch} />
      {stage === 'code' && <CodeEntry mobile={typed.form.mobile ?? ''} sent={begun} busy={isBusy(snapshot)} error={isOfCode ? failureText(failure, locale) : undefined} onAgain={ask} onCode={(code) => send({ type: 'code.entered', code })} />}
      {stage === 'visiting' && <Visiting page={begun?.next === 'page' ? begun : undefined} busy={isBusy(snapshot)} onReturned={() => send({ type: 'page.returned' })} />}
      {stage === 'proving' && open.length === 0 && <Notice tone="alarm">{words.noWay}</Notice>}
      {stage === 'proving' && open.length > 0 && <ProofChoice kind={kind} open={open} proof={proof} typed={typed} busy={isBusy(snapshot)} onBegin={begin} />}
    </StepScreen>
  )
}

interface ProofChoiceProps {
  readonly kind: 'person' | 'company'
  readonly open: readonly Proof[]
  readonly proof: Proof
  readonly typed: TypedProof
  readonly busy: boolean
  readonly onBegin: () => void
}

function ProofChoice({ kind, open, proof, typed: { form, choose, type }, busy, onBegin }: ProofChoiceProps) {
  const words = useWords(proofWords).prove
  const locale = useLocale()
  const [tries, setTries] = useState(0)
  const [told, setTold] = useState<readonly string[]>([])
  const element = useFocusWrongField(tries)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const wrong = wrongFields(proof, form)
    setTold(wrong)
    if (wrong.length === 0) onBegin()
    else setTries(tries + 1)
  }
  const wrong = wrongFields(proof, form)
  return (
    <form ref={element} method="post" noValidate onSubmit={submit}>
      {open.length === 1 ? (
        <>
          <h2 className={styles.status}>{nameIn(PROOFS[proof].name, locale)}</h2>
          <p className={styles.line}>{words.details[proof]}</p>
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
      <div className={styles.fields}>
        {PROOFS[proof].asks.map((name) => (
          <ProofField key={name} name={name} proof={proof} value={form[name] ?? ''} isWrong={told.includes(name) && wrong.includes(name)} onChange={(value) => type(name, value)} />
        ))}
      </div>
      <Button type="submit" block busy={busy}>
        {words.submit}
      </Button>
    </form>
  )
}
