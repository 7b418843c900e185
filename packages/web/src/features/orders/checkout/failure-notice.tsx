import type { Failure } from '@diandu/core/kernel'
import { failureText } from '../../../app/failure-words.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Notice } from '../../../ui/notice.tsx'
import { orderWords } from '../../../words/orders.words.ts'
import styles from './checkout.module.css'

/** Why the last attempt came back, and that nothing was lost by it. */
export function FailureNotice({ failure }: { readonly failure: Failure | undefined }) {
  const locale = useLocale()
  const words = useWords(orderWords).checkout
  if (failure === undefined) return null
  return (
    <div className={styles.part}>
      <Notice tone="alarm" live title={failureText(failure, locale)}>
        {words.lost}
      </Notice>
    </div>
  )
}
