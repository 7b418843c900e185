import type { ContractView } from '@diandu/core/contracts'
import { useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { signingPaperWords } from '../../../words/signing-paper.words.ts'
import styles from '../contracts.module.css'
import { PaperNotices } from './paper-notices.tsx'
import { ReplacePaper } from './replace-paper.tsx'
import { StepScreen } from './step-screen.tsx'
import type { SigningStepProps } from './use-signing-logic.ts'
import type { TypedProof } from './use-typed-proof.ts'

interface ReviewingStepProps extends Pick<SigningStepProps, 'send'> {
  readonly contract: ContractView
  readonly typed: TypedProof
}

/** Everything was handed in, and the house is looking at it. */
export function ReviewingStep({ send, contract, typed: { forgetPapers } }: ReviewingStepProps) {
  const words = useWords(signingPaperWords)
  // What was handed in has arrived: should it be refused, another picture is asked for.
  const leave = (type: 'step.left' | 'contract.changed') => {
    forgetPapers()
    send({ type })
  }
  return (
    <StepScreen title={words.step.title} onBack={() => leave('step.left')}>
      <p className={styles.line}>{words.step.line}</p>
      <PaperNotices contract={contract} />
      <ReplacePaper contract={contract} onReplaced={() => leave('contract.changed')} />
      <div className={styles.fields}>
        <Button block onClick={() => leave('contract.changed')}>
          {words.refresh}
        </Button>
        <Button block look="quiet" onClick={() => leave('step.left')}>
          {words.step.toContract}
        </Button>
      </div>
    </StepScreen>
  )
}
