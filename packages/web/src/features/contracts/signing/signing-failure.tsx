import type { ContractId } from '@diandu/core/contracts'
import type { Failure } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/words'
import { useLocale } from '../../../app/preferences.ts'
import { Notice } from '../../../ui/notice.tsx'
import { ElsewhereLink } from './elsewhere-link.tsx'
import styles from '../contracts.module.css'

interface SigningFailureProps {
  readonly failure: Failure | undefined
  /** With the contract it is about, the way to the provider's page is offered where that is what is missing. */
  readonly contractId?: ContractId
  /** What a mismatch of the signer means here. */
  readonly mismatch?: string
}

/** Why the last attempt came back. */
export function SigningFailure({ failure, contractId, mismatch }: SigningFailureProps) {
  const locale = useLocale()
  if (failure === undefined) return null
  const isElsewhere = contractId !== undefined && failure.kind === 'refused' && failure.reason === 'sign-elsewhere'
  return (
    <div className={styles.part}>
      <Notice tone="alarm" live {...(isElsewhere ? { action: <ElsewhereLink contractId={contractId} /> } : {})}>
        {failure.kind === 'signer-mismatch' && mismatch !== undefined ? mismatch : failureText(failure, locale)}
      </Notice>
    </div>
  )
}
