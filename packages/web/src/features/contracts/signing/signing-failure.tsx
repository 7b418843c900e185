import type { Failure } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/words'
import { useLocale } from '../../../app/preferences.ts'
import { Notice } from '../../../ui/notice.tsx'
import styles from '../contracts.module.css'

/** Why the last attempt came back. */
export function SigningFailure({ failure }: { readonly failure: Failure | undefined }) {
  const locale = useLocale()
  if (failure === undefined) return null
  return (
    <div className={styles.part}>
      <Notice tone="alarm" live>
        {failureText(failure, locale)}
      </Notice>
    </div>
  )
}
