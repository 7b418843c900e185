import { openProofs, PROOFS, provesAs, type ContractView } from '@diandu/core/contracts'
import { failureText, nameIn } from '@diandu/core/words'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Notice } from '../../../ui/notice.tsx'
import { proofWords } from '../../../words/proof.words.ts'
import styles from '../contracts.module.css'
import { CodeEntry } from './code-entry.tsx'
import { PaperNotices } from './paper-notices.tsx'
import { ProofChoice } from './proof-choice.tsx'
import { givenFields } from './proof-form.ts'
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
  const field = failure?.kind === 'refused' ? failure.field : undefined
  const isOfCode = stage === 'code' && field === 'code'
  // Told at its field as long as that holds what was refused.
  const refused = stage === 'proving' ? PROOFS[proof].asks.find((asked) => asked === field) : undefined
  const refusal = refused !== undefined && failure !== undefined && typed.isAsked(proof) ? { field: refused, failure } : undefined
  return (
    <StepScreen title={words.title} onBack={() => send({ type: 'step.left' })}>
      <p className={styles.line}>{words.line[kind]}</p>
      {kind === 'company' && <PaperNotices contract={contract} kinds={['equity']} isRefusedOnly />}
      {proofs.length > 0 && open.length > 0 && (
        <div className={styles.part}>
          <Notice tone="success" live>
            {words.stillNeeded[kind](proofs.map((one) => nameIn(PROOFS[one].name, locale)))}
          </Notice>
        </div>
      )}
      <SigningFailure failure={isOfCode || refused !== undefined ? undefined : failure} mismatch={words.mismatch[snapshot.context.proof === 'photo' ? 'photo' : 'typed']} />
      {stage === 'code' && <CodeEntry mobile={typed.form.mobile ?? ''} sent={begun} busy={isBusy(snapshot)} error={isOfCode && failure !== undefined ? failureText(failure, locale) : undefined} onAgain={ask} onCode={(code) => send({ type: 'code.entered', code })} />}
      {stage === 'visiting' && <Visiting page={begun?.next === 'page' ? begun : undefined} busy={isBusy(snapshot)} onReturned={() => send({ type: 'page.returned' })} />}
      {stage === 'proving' && open.length === 0 && <Notice tone="alarm">{words.noWay}</Notice>}
      {stage === 'proving' && open.length > 0 && <ProofChoice kind={kind} open={open} proof={proof} typed={typed} isRest={proofs.length > 0} refusal={refusal} busy={isBusy(snapshot)} onBegin={begin} />}
    </StepScreen>
  )
}
