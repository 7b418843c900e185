import { useState } from 'react'
import type { ProofBegun } from '@diandu/core/contracts'
import { maskMobile } from '@diandu/core/format'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { CodeField } from '../../../ui/inputs/code-field.tsx'
import { proofMessages } from '../../../messages/contracts/proof.messages.ts'
import { verificationMessages } from '../../../messages/account/verification.messages.ts'
import { CodeWait } from './code-wait.tsx'

interface CodeEntryProps {
  readonly mobile: string
  /** The result of the last request for a code. */
  readonly sent: ProofBegun | undefined
  readonly busy: boolean
  /** An error of the typed code. */
  readonly error: string | undefined
  readonly onAgain: () => void
  readonly onCode: (code: string) => void
}

/** The code that was sent, and another one when this did not come. */
export function CodeEntry({ mobile, sent, busy, error, onAgain, onCode }: CodeEntryProps) {
  const messages = useMessages(proofMessages).prove
  const { wait } = useMessages(verificationMessages)
  const [code, setCode] = useState('')
  const enter = (digits: string) => {
    if (!busy && digits.length === 6) onCode(digits)
  }
  return (
    <>
      <CodeField
        label={messages.code}
        value={code}
        onChange={setCode}
        onComplete={enter}
        hint={messages.codeSent(maskMobile(mobile))}
        focusOnArrival
        {...(error === undefined ? {} : { error })}
      />
      <div className="mt-16">
        <Button block busy={busy} disabled={code.length < 6} onClick={() => enter(code)}>
          {messages.codeSubmit}
        </Button>
        <CodeWait sent={sent}>
          {(secondsLeft) =>
            secondsLeft > 0 ? (
              <p className="detail mt-12 text-center">{wait(secondsLeft)}</p>
            ) : (
              <Button block look="quiet" busy={busy} onClick={onAgain}>
                {messages.codeAgain}
              </Button>
            )
          }
        </CodeWait>
      </div>
    </>
  )
}
