import type { Failure } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import { SupportLink } from '../../../app/layout/company/support-link.tsx'
import { useLocale } from '../../../app/preferences/preferences.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'

interface SigningFailureProps {
  readonly failure: Failure | undefined
  /** The explanation of a mismatch of the signer. */
  readonly mismatch?: string
}

/** Why the last attempt came back. */
export function SigningFailure({ failure, mismatch }: SigningFailureProps) {
  const locale = useLocale()
  if (failure === undefined) return null
  return (
    <div className="mb-16">
      {/* Refusals send people to customer service. */}
      <Notice tone="alarm" live {...(failure.kind === 'refused' ? { action: <SupportLink /> } : {})}>
        {failure.kind === 'signer-mismatch' && mismatch !== undefined ? mismatch : failureText(failure, locale)}
      </Notice>
    </div>
  )
}
