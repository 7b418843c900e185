import { useRef, useState } from 'react'
import type { ContractView } from '@diandu/core/contracts'
import { failureText } from '@diandu/core/words'
import { PhotoSlot } from '../../../app/photos/photo-slot.tsx'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { proofWords } from '../../../words/proof.words.ts'
import styles from '../contracts.module.css'
import { PaperNotices } from './paper-notices.tsx'
import { SigningFailure } from './signing-failure.tsx'
import { isBusy } from './signing-stage.ts'
import { StepScreen } from './step-screen.tsx'
import type { SigningStepProps } from './use-signing-logic.ts'
import type { TypedProof } from './use-typed-proof.ts'

interface ConsentStepProps extends SigningStepProps {
  readonly contract: ContractView
  readonly typed: TypedProof
}

/** Somebody else than the owner signs: the paper that lets them, and what it has to say. */
export function ConsentStep({ snapshot, send, contract, typed: { consentPaper: paper, handInConsent } }: ConsentStepProps) {
  const words = useWords(proofWords).consent
  const locale = useLocale()
  const { owner, signer } = contract[contract.role]
  const slot = useRef<HTMLDivElement>(null)
  const [isTold, setIsTold] = useState(false)
  const [sent, setSent] = useState('')
  const submit = () => {
    setIsTold(true)
    if (paper === '') slot.current?.querySelector('input')?.focus()
    else {
      setSent(paper)
      send({ type: 'consent.given', paper })
    }
  }
  const { failure } = snapshot.context
  // Told at the picture as long as it is the one that was refused.
  const refused = failure?.kind === 'refused' && failure.field === 'paper' ? failure : undefined
  const wrong = isTold && paper === '' ? { error: words.missing } : refused === undefined || paper !== sent ? {} : { error: failureText(refused, locale) }
  return (
    <StepScreen title={words.title} onBack={() => send({ type: 'step.left' })}>
      <p className={styles.line}>{words.line[owner.kind](owner.name, signer.name)}</p>
      <PaperNotices contract={contract} kinds={['consent']} isRefusedOnly />
      <SigningFailure failure={failure?.kind === 'signer-mismatch' || refused !== undefined ? undefined : failure} />
      <h2 className={styles.legend}>{words.sampleTitle}</h2>
      <div className={classNames(styles.sheet, styles.part)}>
        <p>{words.sample({ owner: owner.name, signer: signer.name, shop: contract.shop.title, number: contract.number })}</p>
        <p className={styles.note}>{words.sealedBy[owner.kind]}</p>
      </div>
      <div ref={slot}>
        <PhotoSlot label={words.paper} guide="licence" picture={paper === '' ? undefined : { id: paper, url: undefined }} onChange={(picture) => handInConsent(picture?.id ?? '')} hint={words.hint} {...wrong} />
      </div>
      <div className={styles.fields}>
        <Button block busy={isBusy(snapshot)} onClick={submit}>
          {words.submit}
        </Button>
      </div>
    </StepScreen>
  )
}
