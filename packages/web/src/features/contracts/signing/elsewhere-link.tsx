import { useState } from 'react'
import type { ContractId, SigningLink } from '@diandu/core/contracts'
import { formatTime } from '@diandu/core/format'
import type { Failure } from '@diandu/core/kernel'
import { useReportFailure } from '../../../app/queries/failures/failure-context.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useNow } from '../../../app/queries/use-now.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { contractMessages } from '../../../messages/contracts/contract.messages.ts'
import styles from '../contracts.module.css'
import { SigningFailure } from './signing-failure.tsx'

const SECOND_MS = 1000

/** Asks where the provider has this person sign, and then offers to go there as long as that address is good. */
export function ElsewhereLink({ contractId }: { readonly contractId: ContractId }) {
  const messages = useMessages(contractMessages).sign
  const now = useNow(SECOND_MS)
  const { link, failure, isBusy, call } = useLink(contractId)
  const isOver = link !== undefined && now !== undefined && now > link.validUntil
  return (
    <>
      <SigningFailure failure={failure} />
      {isOver && (
        <div className={styles.part}>
          <Notice tone="warning" live>
            {messages.elsewhereOver}
          </Notice>
        </div>
      )}
      {link === undefined || isOver ? (
        <Button block busy={isBusy} onClick={() => void call()}>
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

/** A lapsed login opens the login, which leads back here; whatever else came back is told beside the button. */
function useLink(contractId: ContractId) {
  const ports = usePorts()
  const reportFailure = useReportFailure()
  const [link, setLink] = useState<SigningLink>()
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setIsBusy] = useState(false)
  const call = async (): Promise<void> => {
    setIsBusy(true)
    setFailure(undefined)
    const { signingLinks } = await ports()
    const made = await signingLinks.make(contractId)
    setIsBusy(false)
    if (made.ok) setLink(made.value)
    else if (made.failure.kind === 'login-required') reportFailure(made.failure)
    else setFailure(made.failure)
  }
  return { link, failure, isBusy, call }
}
