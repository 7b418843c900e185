import { isPassing, type Failure, type RefusalReason } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { checkoutMessages } from '../../../messages/orders/checkout.messages.ts'

/** Why the last attempt came back, and what to do; that another try may help is said only where it may. */
export function FailureNotice({ failure }: { readonly failure: Failure | undefined }) {
  const locale = useLocale()
  const messages = useMessages(checkoutMessages)
  if (failure === undefined) return null
  const text = failureText(failure, locale)
  const advice = isPassing(failure) ? messages.lost : adviceFor(failure, messages.advice)
  return (
    <div className="mx-16 mt-16">
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
