import { useState } from 'react'
import type { ContractView } from '@diandu/core/contracts'
import { PhotoSlot } from '../../../app/photos/photo-slot.tsx'
import { useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { contractWords } from '../../../words/contract.words.ts'
import styles from '../contracts.module.css'
import { SigningFailure } from './signing-failure.tsx'
import { isBusy } from './signing-stage.ts'
import { StepScreen } from './step-screen.tsx'
import type { SigningStepProps } from './use-signing-logic.ts'

/** Somebody else than the owner signs: the paper that lets them. */
export function ConsentStep({ snapshot, send }: SigningStepProps & { readonly contract: ContractView }) {
  const words = useWords(contractWords).consent
  const [paper, setPaper] = useState('')
  const [isTold, setIsTold] = useState(false)
  const submit = () => {
    setIsTold(true)
    if (paper !== '') send({ type: 'consent.given', paper })
  }
  const missing = isTold && paper === '' ? { error: words.missing } : {}
  return (
    <StepScreen title={words.title} onBack={() => send({ type: 'step.left' })}>
      <p className={styles.line}>{words.line}</p>
      <SigningFailure failure={snapshot.context.failure?.kind === 'signer-mismatch' ? undefined : snapshot.context.failure} />
      <PhotoSlot label={words.paper} guide="licence" picture={paper === '' ? undefined : { id: paper, url: undefined }} onChange={(picture) => setPaper(picture?.id ?? '')} {...missing} />
      <div className={styles.fields}>
        <Button block busy={isBusy(snapshot)} onClick={submit}>
          {words.submit}
        </Button>
      </div>
    </StepScreen>
  )
}
