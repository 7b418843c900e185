import type { ContractId } from '@diandu/core/contracts'
import { formatTime } from '@diandu/core/format'
import { useComeBack } from '../../../app/people/identity/use-return-from-page.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useNow } from '../../../app/queries/use-now.ts'
import { useSend } from '../../../app/queries/use-send.ts'
import { contractMessages } from '../../../messages/contracts/contract.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SigningFailure, SigningStepScreen, type SigningStepProps } from './signing-step-screen.tsx'
import { isBusy } from './signing-stage.ts'

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

const SECOND_MS = 1000

/** Asks where the provider has this person sign, and then offers to go there as long as that address is good. */
function ElsewhereLink({ contractId }: { readonly contractId: ContractId }) {
  const messages = useMessages(contractMessages).sign
  const now = useNow(SECOND_MS)
  const {
    send,
    isBusy,
    answer: link,
    failure: reason,
  } = useSend({ about: () => null, send: ({ signingLinks }) => signingLinks.make(contractId) })
  // A lapsed login opens the login, which leads back here.
  const failure = reason?.kind === 'login-required' ? undefined : reason
  const isOver = link !== undefined && now !== undefined && now > link.validUntil
  return (
    <>
      <SigningFailure failure={failure} />
      {isOver && (
        <div className="mb-16">
          <Notice tone="warning" live>
            {messages.elsewhereOver}
          </Notice>
        </div>
      )}
      {link === undefined || isOver ? (
        <Button block busy={isBusy} onClick={() => void send()}>
          {link === undefined && failure === undefined ? messages.elsewhere : messages.elsewhereAgain}
        </Button>
      ) : (
        <Button
          block
          consequence={messages.elsewhereUntil(formatTime(link.validUntil, 'yyyy-mm-dd hh:mm'))}
          link={(parts) => <a href={link.url} {...parts} />}
        >
          {messages.openElsewhere}
        </Button>
      )}
    </>
  )
}
