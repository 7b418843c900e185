import { maskMobile } from '@diandu/core/format'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { verificationMessages } from '../../../messages/account/verification.messages.ts'
import { CodeField } from '../../../ui/inputs/six-boxes.tsx'
import { useMessages } from '../../preferences/preferences.ts'
import { CodeRequest, type CodeRequestProps } from './code-request.tsx'

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

interface ReceivedCode {
  readonly code?: unknown
}

/**
 * Where the browser reads text messages that name this site (WebOTP), the code is typed by itself once the person
 * agrees. Other phones offer it above the keyboard, by the field's own autofill.
 */
function useSmsAutofill(isAwaited: boolean, take: (code: string) => void): void {
  const receive = useEffectEvent(take)
  useEffect(() => {
    if (!isAwaited || !('OTPCredential' in window)) return
    const leaving = new AbortController()
    const question = { otp: { transport: ['sms'] }, signal: leaving.signal } as CredentialRequestOptions
    navigator.credentials.get(question).then(
      (received) => {
        const { code } = (received ?? {}) as ReceivedCode
        if (typeof code === 'string') receive(code.replace(/\D/g, '').slice(0, 6))
      },
      // Declined, or the page was left: the code can be typed.
      () => undefined,
    )
    return () => leaving.abort()
  }, [isAwaited])
}
