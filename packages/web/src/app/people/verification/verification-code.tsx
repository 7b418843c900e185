import { useEffect, useRef, useState } from 'react'
import { maskMobile } from '@diandu/core/format'
import { CodeField } from '../../../ui/inputs/code-field.tsx'
import { verificationMessages } from '../../../messages/account/verification.messages.ts'
import { useMessages } from '../../preferences/preferences.ts'
import { CodeRequest, type CodeRequestProps } from './code-request.tsx'
import { useSmsAutofill } from './use-sms-autofill.ts'

interface VerificationCodeProps extends CodeRequestProps {
  readonly value: string
  readonly onChange: (code: string) => void
  readonly onComplete?: (code: string) => void
  readonly error?: string | undefined
  /** Where a form asks for more than one code. */
  readonly label?: string
}

/** Six digits from a text message, with the button that gets them. */
export function VerificationCode({
  value,
  onChange,
  onComplete,
  error,
  label,
  onSent,
  ...request
}: VerificationCodeProps) {
  const messages = useMessages(verificationMessages)
  const place = useRef<HTMLDivElement>(null)
  const [sent, setSent] = useState<{ readonly to: string }>()
  // The digits come next; the button that was pressed is gone.
  useEffect(() => {
    if (sent !== undefined) place.current?.querySelector('input')?.focus()
  }, [sent])
  useSmsAutofill(sent !== undefined, (code) => {
    onChange(code)
    onComplete?.(code)
  })
  const noteSent = () => {
    setSent({ to: request.shownMobile ?? maskMobile(request.mobile) })
    onSent?.()
  }
  return (
    <div ref={place}>
      <CodeField
        label={label ?? messages.label}
        value={value}
        onChange={onChange}
        {...(onComplete === undefined ? {} : { onComplete })}
        {...(error === undefined ? {} : { error })}
        {...(sent === undefined ? {} : { hint: messages.sentTo(sent.to) })}
        aside={<CodeRequest {...request} onSent={noteSent} />}
      />
    </div>
  )
}
