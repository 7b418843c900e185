import { useState, type FormEvent } from 'react'
import { openProofs, PROOFS, type ContractView, type Proof, type ProofField as ProofFieldName } from '@diandu/core/contracts'
import { maskMobile } from '@diandu/core/format'
import { nameIn } from '@diandu/core/words'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { useFocusWrongField } from '../../../app/use-focus-wrong-field.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeField } from '../../../ui/code-field.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { contractWords } from '../../../words/contract.words.ts'
import styles from '../contracts.module.css'
import { ProofField } from './proof-field.tsx'
import { givenFields, wrongFields, type ProofForm } from './proof-form.ts'
import { SigningFailure } from './signing-failure.tsx'
import { isBusy } from './signing-stage.ts'
import { StepScreen } from './step-screen.tsx'
import type { SigningStepProps } from './use-signing-logic.ts'

interface ProvingStepProps extends SigningStepProps {
  readonly contract: ContractView
  readonly stage: 'proving' | 'code' | 'visiting'
}

/** Who one is, shown in one of the ways that are open; the form stays while a code is awaited, so that it can be sent again. */
export function ProvingStep({ snapshot, send, contract, stage }: ProvingStepProps) {
  const words = useWords(contractWords).prove
  const { owner, proofs } = contract[contract.role]
  const open = openProofs(owner.kind, proofs)
  const [chosen, setChosen] = useState<Proof>()
  const [form, setForm] = useState<ProofForm>({})
  const proof = open.find((one) => one === chosen) ?? open[0] ?? 'bank'
  const { failure } = snapshot.context
  const begin = () => send({ type: 'proof.given', proof, fields: givenFields(proof, form) })
  return (
    <StepScreen title={words.title} onBack={() => send({ type: 'step.left' })}>
      <p className={styles.line}>{proofs.length === 0 ? words.line : words.stillNeeded}</p>
      <SigningFailure failure={failure} />
      {stage === 'code' && <CodeEntry mobile={form.mobile ?? ''} busy={isBusy(snapshot)} onAgain={begin} onCode={(code) => send({ type: 'code.entered', code })} />}
      {stage === 'visiting' && <Visiting url={snapshot.context.begun?.next === 'page' ? snapshot.context.begun.url : ''} busy={isBusy(snapshot)} onReturned={() => send({ type: 'page.returned' })} />}
      {stage === 'proving' && <ProofChoice open={open} proof={proof} form={form} busy={isBusy(snapshot)} onChoose={setChosen} onChange={(field, value) => setForm((before) => ({ ...before, [field]: value }))} onBegin={begin} />}
    </StepScreen>
  )
}

interface ProofChoiceProps {
  readonly open: readonly Proof[]
  readonly proof: Proof
  readonly form: ProofForm
  readonly busy: boolean
  readonly onChoose: (proof: Proof) => void
  readonly onChange: (field: ProofFieldName, value: string) => void
  readonly onBegin: () => void
}

function ProofChoice({ open, proof, form, busy, onChoose, onChange, onBegin }: ProofChoiceProps) {
  const words = useWords(contractWords).prove
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
      <RadioCards
        legend={words.choose}
        value={proof}
        cards={open.map((value) => ({ value, title: nameIn(PROOFS[value].name, locale), detail: words.details[value] }))}
        onChange={(next) => {
          setTold([])
          onChoose(next)
        }}
      />
      <div className={styles.fields}>
        {PROOFS[proof].asks.map((name) => (
          <ProofField key={name} name={name} isBanksMobile={PROOFS[proof].asks.some((asked) => asked === 'bankCard')} value={form[name] ?? ''} isWrong={told.includes(name) && wrong.includes(name)} onChange={(value) => onChange(name, value)} />
        ))}
      </div>
      <Button type="submit" block busy={busy}>
        {words.submit}
      </Button>
    </form>
  )
}

function CodeEntry({ mobile, busy, onAgain, onCode }: { readonly mobile: string; readonly busy: boolean; readonly onAgain: () => void; readonly onCode: (code: string) => void }) {
  const words = useWords(contractWords).prove
  const [code, setCode] = useState('')
  const enter = (digits: string) => {
    if (!busy && digits.length === 6) onCode(digits)
  }
  return (
    <>
      <CodeField label={words.code} value={code} onChange={setCode} onComplete={enter} hint={words.codeSent(maskMobile(mobile))} focusOnArrival />
      <div className={styles.fields}>
        <Button block busy={busy} disabled={code.length < 6} onClick={() => enter(code)}>
          {words.codeSubmit}
        </Button>
        <Button block look="quiet" onClick={onAgain}>
          {words.codeAgain}
        </Button>
      </div>
    </>
  )
}

function Visiting({ url, busy, onReturned }: { readonly url: string; readonly busy: boolean; readonly onReturned: () => void }) {
  const words = useWords(contractWords).prove
  return (
    <>
      <p className={styles.line}>{words.visitLine}</p>
      <Button block look="secondary" link={(parts) => <a href={url} target="_blank" rel="noreferrer" {...parts} />}>
        {words.visit}
      </Button>
      <div className={styles.fields}>
        <Button block busy={busy} onClick={onReturned}>
          {words.visited}
        </Button>
      </div>
    </>
  )
}
