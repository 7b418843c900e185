import { isPassing, type Failure, type RefusalReason } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/words'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Notice } from '../../../ui/notice.tsx'
import { checkoutWords } from '../../../words/checkout.words.ts'
import styles from './checkout.module.css'

/** Why the last attempt came back, and what to do; that another try may help is said only where it may. */
export function FailureNotice({ failure }: { readonly failure: Failure | undefined }) {
  const locale = useLocale()
  const words = useWords(checkoutWords)
  if (failure === undefined) return null
  const text = failureText(failure, locale)
  const advice = isPassing(failure) ? words.lost : adviceFor(failure, words.advice)
  return (
    <div className={styles.part}>
      {advice === undefined ? (
        <Notice tone="alarm" live>
          {text}
        </Notice>
      ) : (
        <Notice tone="alarm" live title={text}>
          {advice}
        </Notice>
      )}
    </div>
  )
}

const adviceFor = (failure: Failure, advice: Readonly<Partial<Record<RefusalReason, string>>>): string | undefined =>
  failure.kind === 'refused' && failure.reason !== undefined ? advice[failure.reason] : undefined
