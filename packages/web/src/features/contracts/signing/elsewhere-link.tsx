import type { ContractId } from '@diandu/core/contracts'
import { formatTime } from '@diandu/core/format'
import { useSend } from '../../../app/queries/use-send.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useNow } from '../../../app/queries/use-now.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { contractMessages } from '../../../messages/contracts/contract.messages.ts'
import { SigningFailure } from './signing-failure.tsx'

const SECOND_MS = 1000

/** Asks where the provider has this person sign, and then offers to go there as long as that address is good. */
export function ElsewhereLink({ contractId }: { readonly contractId: ContractId }) {
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
