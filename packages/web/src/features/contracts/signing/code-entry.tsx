import { useState } from 'react'
import type { ProofBegun } from '@diandu/core/contracts'
import { maskMobile } from '@diandu/core/format'
import { useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeField } from '../../../ui/code-field.tsx'
import { proofWords } from '../../../words/proof.words.ts'
import { verificationWords } from '../../../words/verification.words.ts'
import styles from '../contracts.module.css'
import { useCodeWait } from './use-code-wait.ts'

interface CodeEntryProps {
  readonly mobile: string
  /** What came of the last code that was asked for. */
  readonly sent: ProofBegun | undefined
  readonly busy: boolean
  /** What is wrong with the code that was typed. */
  readonly error: string | undefined
  readonly onAgain: () => void
  readonly onCode: (code: string) => void
}

/** The code that was sent, and another one when this did not come. */
export function CodeEntry({ mobile, sent, busy, error, onAgain, onCode }: CodeEntryProps) {
  const words = useWords(proofWords).prove
  const { wait } = useWords(verificationWords)
  const secondsLeft = useCodeWait(sent)
  const [code, setCode] = useState('')
  const enter = (digits: string) => {
    if (!busy && digits.length === 6) onCode(digits)
  }
  return (
    <>
      <CodeField label={words.code} value={code} onChange={setCode} onComplete={enter} hint={words.codeSent(maskMobile(mobile))} focusOnArrival {...(error === undefined ? {} : { error })} />
      <div className={styles.fields}>
        <Button block busy={busy} disabled={code.length < 6} onClick={() => enter(code)}>
          {words.codeSubmit}
        </Button>
        {secondsLeft > 0 ? (
          <p className={styles.wait}>{wait(secondsLeft)}</p>
        ) : (
          <Button block look="quiet" busy={busy} onClick={onAgain}>
            {words.codeAgain}
          </Button>
        )}
      </div>
    </>
  )
}
