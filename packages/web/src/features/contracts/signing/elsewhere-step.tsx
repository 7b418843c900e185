import type { ContractId } from '@diandu/core/contracts'
import { useComeBack } from '../../../app/people/identity/use-come-back.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { contractMessages } from '../../../messages/contracts/contract.messages.ts'
import { ElsewhereLink } from './elsewhere-link.tsx'
import { SigningFailure } from './signing-failure.tsx'
import { isBusy } from './signing-stage.ts'
import { SigningStepScreen } from './signing-step-screen.tsx'
import type { SigningStepProps } from './use-signing-logic.ts'

/**
 * The contract is signed on a page of the provider's: the way there, and what came of it. When the signer looks at this
 * page again, the provider is asked at once.
 */
export function ElsewhereStep({ snapshot, send, contractId }: SigningStepProps & { readonly contractId: ContractId }) {
  const messages = useMessages(contractMessages).sign
  const busy = isBusy(snapshot)
  const back = () => send({ type: 'page.returned' })
  useComeBack(back, !busy)
  return (
    <SigningStepScreen title={messages.title} onBack={() => send({ type: 'step.left' })}>
      <p className="detail mb-16">{messages.elsewhereLine}</p>
      {snapshot.matches({ elsewhere: 'unsigned' }) && (
        <div className="mb-16">
          <Notice tone="warning" live>
            {messages.elsewhereUnsigned}
          </Notice>
        </div>
      )}
      <SigningFailure failure={snapshot.context.failure} />
      <ElsewhereLink contractId={contractId} />
      <div className="mt-16">
        <Button block look="secondary" busy={busy} onClick={back}>
          {messages.elsewhereDone}
        </Button>
      </div>
    </SigningStepScreen>
  )
}
