import type { ContractView } from '@diandu/core/contracts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { supportingDocumentMessages } from '../../../messages/contracts/supporting-document.messages.ts'
import { DocumentNotices } from './proofs/document-notices.tsx'
import { ReplaceDocument } from './proofs/replace-document.tsx'
import { SigningStepScreen } from './signing-step-screen.tsx'
import type { SigningStepProps } from './use-signing-logic.ts'
import type { TypedProof } from './proofs/use-typed-proof.ts'

interface ReviewingStepProps extends Pick<SigningStepProps, 'send'> {
  readonly contract: ContractView
  readonly typed: TypedProof
}

/** Everything was submitted, and the platform is reviewing it. */
export function ReviewingStep({ send, contract, typed: { forgetDocuments } }: ReviewingStepProps) {
  const messages = useMessages(supportingDocumentMessages)
  // The documents have arrived: should they be refused, new pictures are needed.
  const leave = (type: 'step.left' | 'contract.changed') => {
    forgetDocuments()
    send({ type })
  }
  return (
    <SigningStepScreen title={messages.step.title} onBack={() => leave('step.left')}>
      <p className="detail mb-16">{messages.step.line}</p>
      <DocumentNotices contract={contract} />
      <ReplaceDocument contract={contract} onReplaced={() => leave('contract.changed')} />
      <div className="mt-16">
        <Button block onClick={() => leave('contract.changed')}>
          {messages.refresh}
        </Button>
        <Button block look="quiet" onClick={() => leave('step.left')}>
          {messages.step.toContract}
        </Button>
      </div>
    </SigningStepScreen>
  )
}
