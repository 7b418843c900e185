import { useEffect, useEffectEvent } from 'react'

interface ReceivedCode {
  readonly code?: unknown
}

/**
 * Where the browser reads text messages that name this site (WebOTP), the code is typed by itself once the person
 * agrees. Other phones offer it above the keyboard, by the field's own autofill.
 */
export function useSmsAutofill(isAwaited: boolean, take: (code: string) => void): void {
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
