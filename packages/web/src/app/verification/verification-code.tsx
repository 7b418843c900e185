import { useState } from 'react'
import { maskMobile } from '@diandu/core/format'
import { CodeField } from '../../ui/code-field.tsx'
import { verificationWords } from '../../words/verification.words.ts'
import { useWords } from '../preferences.ts'
import { CodeRequest, type CodeRequestProps } from './code-request.tsx'

interface VerificationCodeProps extends CodeRequestProps {
  readonly value: string
  readonly onChange: (code: string) => void
  readonly onComplete?: (code: string) => void
  readonly error?: string | undefined
  /** The mobile on record as the person knows it, where `mobile` is empty. */
  readonly shownMobile?: string
}

/** Six digits from a text message, with the button that gets them. */
export function VerificationCode({ value, onChange, onComplete, error, shownMobile, onSent, ...request }: VerificationCodeProps) {
  const words = useWords(verificationWords)
  const [sentTo, setSentTo] = useState<string>()
  const noteSent = () => {
    setSentTo(shownMobile ?? maskMobile(request.mobile))
    onSent?.()
  }
  return (
    <CodeField
      label={words.label}
      value={value}
      onChange={onChange}
      {...(onComplete === undefined ? {} : { onComplete })}
      {...(error === undefined ? {} : { error })}
      {...(sentTo === undefined ? {} : { hint: words.sentTo(sentTo) })}
      aside={<CodeRequest {...request} onSent={noteSent} />}
    />
  )
}
