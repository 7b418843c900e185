import type { ContractId } from '@diandu/core/contracts'
import type { Failure } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/words'
import { useLocale } from '../../../app/preferences.ts'
import { Notice } from '../../../ui/notice.tsx'
import { ElsewhereLink } from './elsewhere-link.tsx'
import styles from '../contracts.module.css'

/** Why the last attempt came back. */
/** With the contract it is about, the way to the provider's page is offered where that is what is missing. */
export function SigningFailure({ failure, contractId }: { readonly failure: Failure | undefined; readonly contractId?: ContractId }) {
  const locale = useLocale()
  if (failure === undefined) return null
  const isElsewhere = contractId !== undefined && failure.kind === 'refused' && failure.reason === 'sign-elsewhere'
  return (
    <div className={styles.part}>
      <Notice tone="alarm" live {...(isElsewhere ? { action: <ElsewhereLink contractId={contractId} /> } : {})}>
        {failureText(failure, locale)}
      </Notice>
    </div>
  )
}
