import type { ProofPage } from '@diandu/core/contracts'
import { useMessages } from '../../../../app/preferences/preferences.ts'
import { useDevice } from '../../../../app/device/device-context.ts'
import { useCopyText } from '../../../../app/device/use-copy-text.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { proofMessages } from '../../../../messages/contracts/proof.messages.ts'
import styles from '../../contracts.module.css'
import { useComeBack } from '../use-come-back.ts'

interface VisitingProps {
  /** Where the check is made; nowhere to be gone to while its result is looked up. */
  readonly page: ProofPage | undefined
  readonly busy: boolean
  readonly onReturned: () => void
}

/**
 * The way to a check that is made elsewhere. When the signer looks at this page again, the provider is asked at once.
 */
export function Visiting({ page, busy, onReturned }: VisitingProps) {
  const messages = useMessages(proofMessages).prove
  const { shell } = useDevice()
  const copy = useCopyText()
  useComeBack(onReturned, page !== undefined && !busy)
  if (page === undefined)
    return (
      <p className={styles.line} role="status">
        {messages.requesting}
      </p>
    )
  const isElsewhere = page.opensIn === 'wechat' && shell !== 'wechat'
  return (
    <>
      <p className={styles.line}>{messages.visitLine[isElsewhere ? 'wechat' : 'browser']}</p>
      {isElsewhere ? (
        <Button block onClick={() => void copy(page.url)}>
          {messages.copyVisit}
        </Button>
      ) : (
        <Button block link={(parts) => <a href={page.url} {...parts} />}>
          {messages.visit}
        </Button>
      )}
      <div className={styles.fields}>
        <Button block look="secondary" busy={busy} onClick={onReturned}>
          {messages.visited}
        </Button>
      </div>
    </>
  )
}
